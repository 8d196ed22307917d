// The way back from a bad service worker: published as sw.js (`make site KILL=1`), it takes the place
// of whatever worker a visitor has, forgets every kept file and removes itself. Games are not in
// those caches and stay. Pages that are open go on; their next load comes from the host.
const FAMILY = `tablee ${new URL(registration.scope).pathname} `;

addEventListener("install", () => skipWaiting());

addEventListener("activate", (event) => {
    event.waitUntil(
        (async () => {
            for (const name of await caches.keys()) {
                if (name.startsWith(FAMILY)) await caches.delete(name);
            }
            await registration.unregister();
        })(),
    );
});
