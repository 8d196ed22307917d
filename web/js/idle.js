// Safari has no idle callbacks.
/** Does something when nothing waits for the page. */
export const idly = globalThis.requestIdleCallback ?? ((act) => setTimeout(act, 300));
