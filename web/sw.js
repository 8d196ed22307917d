// The service worker of one build: keeps every file of it and serves from there, network or not.
//
// BUILD names the build, FILES lists [path, revision]; a file whose name carries its hash has none.
// A worker takes over when no page uses the one before any more, or when a player said so.
const SCOPE = new URL(registration.scope).pathname;
const FAMILY = `tablee ${SCOPE} `;
const CACHE = FAMILY + BUILD;
const INDEX = "index.html";
const AT_ONCE = 6;

const address = (path) => new URL(path, registration.scope).href;

const store = async (cache, [path, revision]) => {
    const url = address(path);
    // What an earlier build has under the same hash is the same file.
    const same = revision ? undefined : await caches.match(url);
    const answer = same ?? (await fetch(new Request(url, { cache: revision ? "no-cache" : "default" })));
    if (!answer.ok || answer.redirected) throw new Error(`${answer.status} ${url}`);
    await cache.put(url, answer);
};

const fill = async () => {
    const cache = await caches.open(CACHE);
    const left = [...FILES];
    const work = async () => {
        while (left.length > 0) await store(cache, left.shift());
    };
    try {
        await Promise.all(Array.from({ length: AT_ONCE }, work));
    } catch (error) {
        left.length = 0;
        await caches.delete(CACHE);
        throw error;
    }
};

const alone = async () => {
    const pages = await clients.matchAll({ type: "window", includeUncontrolled: true });
    return pages.filter((page) => page.url.startsWith(registration.scope)).length <= 1;
};

// Only when no page may need what earlier builds kept, and no later build waits.
const sweep = async () => {
    if (registration.installing || registration.waiting || !(await alone())) return;
    for (const name of await caches.keys()) {
        if (name.startsWith(FAMILY) && name !== CACHE) await caches.delete(name);
    }
};

// The browser keeps compiled code with its own copy of a file, at once; with ours only from the visit after the next on.
const own = async (url) => {
    const answer = await fetch(url, { cache: "only-if-cached", mode: "same-origin" }).catch(() => undefined);
    return answer?.ok ? answer : undefined;
};

const answer = async (request) => {
    const asked = request.url.split(/[?#]/)[0];
    const url = asked === registration.scope ? address(INDEX) : asked;
    const compiled = url.endsWith(".wasm") ? await own(url) : undefined;
    if (compiled) return compiled;
    // A page of the build before may still ask for its own files; its cache is kept as long.
    return (await caches.match(url, { cacheName: CACHE })) ?? (await caches.match(url)) ?? fetch(request);
};

addEventListener("install", (event) => event.waitUntil(fill()));

addEventListener("activate", (event) => event.waitUntil(sweep()));

addEventListener("message", (event) => {
    if (event.data?.take) skipWaiting();
    if (event.data?.sweep === BUILD) event.waitUntil(sweep());
});

addEventListener("fetch", (event) => {
    const { request } = event;
    if (request.method !== "GET" || !request.url.startsWith(registration.scope)) return;
    event.respondWith(answer(request));
});
