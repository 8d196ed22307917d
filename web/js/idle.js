// When to do what need not be done now.

/** Does something when nothing waits for the page; Safari has no idle callbacks. */
export const idly = globalThis.requestIdleCallback ?? ((act) => setTimeout(act, 300));

/** Does something once, with the next refresh of the screen: a page out of sight gets none, so that a timer stands by. */
export const refreshed = (act, patience = 100) => {
    const once = () => {
        act?.();
        act = undefined;
    };
    requestAnimationFrame(once);
    setTimeout(once, patience); // milliseconds
};
