// The service worker: installed after the page can be used, replaced only when the player says so.
const OFTEN = 60 * 60 * 1000; // milliseconds between looks for a new version

let registration;

/** Installs the worker and says through `found` when a new version waits. */
export const watch = async (build, found) => {
    const { serviceWorker } = navigator;
    if (!serviceWorker) return;
    try {
        registration = await serviceWorker.register("sw.js", { updateViaCache: "none" });
    } catch (error) {
        console.info("this visit cannot be kept for offline use:", error);
        return;
    }
    const look = () => {
        // Without a controller it is the first version, and nothing is replaced.
        if (registration.waiting && serviceWorker.controller) found();
    };
    const follow = (worker) => worker?.addEventListener("statechange", look);
    look();
    follow(registration.installing);
    registration.addEventListener("updatefound", () => follow(registration.installing));
    serviceWorker.controller?.postMessage({ sweep: build });

    let last = Date.now();
    document.addEventListener("visibilitychange", () => {
        if (document.visibilityState !== "visible" || Date.now() - last < OFTEN) return;
        last = Date.now();
        registration.update().catch(() => {});
    });
};

/** Lets a waiting version take over, then loads the page anew. */
export const reload = () => {
    const waiting = registration?.waiting;
    if (!waiting) return location.reload();
    navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
    waiting.postMessage({ take: true });
};
