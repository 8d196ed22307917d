// What PyScript takes for its interpreter: Pyodide with our trimmed, byte-compiled library and our own
// Python on its path. It starts to load as soon as this module is there, before PyScript asks.
import { loadPyodide as load, version } from "./pyodide.mjs";

// FILES: {wasm, library, app}, each {url, raw, packed}: bytes as they are and as a host sends them;
// LOCK: Pyodide's package list without packages. url is relative to this module.
const absolute = (file) => new URL(file.url, import.meta.url).href;
const firstVisit = import.meta.url.endsWith("#first"); // so says web/js/python.js

/** What the page hears of a start in a worker. */
const tell = (kind, detail) => typeof document === "undefined" && postMessage({ tablee: kind, detail });

// -- fetching, counted on a first visit

const all = Object.values(FILES).reduce((sum, file) => sum + file.packed, 0);
const read = new Map();
const count = (file, bytes) => {
    read.set(file, Math.min(1, bytes / file.raw));
    let done = 0;
    for (const [each, part] of read) done += each.packed * part;
    tell("progress", { done, all });
};

// The answer itself goes on untouched: the browser keeps compiled code only for one of its own.
const follow = async (answer, file) => {
    let bytes = 0;
    for (const reader = answer.clone().body.getReader(); ; ) {
        const { done, value } = await reader.read();
        if (done) return;
        count(file, (bytes += value.byteLength));
    }
};

const get = async (file) => {
    const url = absolute(file);
    try {
        const answer = await fetch(url);
        if (!answer.ok) throw new Error(`${answer.status} ${url}`);
        if (firstVisit) follow(answer, file).catch((error) => tell("lost", String(error)));
        return answer;
    } catch (error) {
        tell("lost", String(error));
        return new Promise(() => {}); // nothing more to be done, so nothing more goes wrong
    }
};

// Pyodide fetches for itself and only warns when it fails, so it is handed what is fetched here.
const wasm = get(FILES.wasm);
const library = get(FILES.library);
const app = get(FILES.app).then((answer) => answer.arrayBuffer());
const fetched = new Map([
    [absolute(FILES.wasm), wasm],
    [absolute(FILES.library), library],
]);
const plainFetch = globalThis.fetch;
globalThis.fetch = (what, options) => {
    const known = fetched.get(String(what));
    if (!known) return plainFetch(what, options);
    fetched.delete(String(what));
    if (fetched.size === 0) globalThis.fetch = plainFetch;
    return known;
};

// -- starting

// The library's sitecustomize takes shelves of byte code, and its dataclasses code made ready.
const START = `
import dataclasses, sitecustomize
with open("/lib/app.bin", "rb") as file:
    dataclasses._ready.update(sitecustomize.add(file.read()))
`;

const out = {};
const started = (async () => {
    const python = await load({
        indexURL: new URL(".", import.meta.url).href,
        stdLibURL: absolute(FILES.library),
        lockFileContents: LOCK,
        packageBaseUrl: new URL(".", import.meta.url).href,
        stdout: (line) => (out.stdout ?? console.log)(line),
        stderr: (line) => (out.stderr ?? console.error)(line),
    });
    python.FS.writeFile("/lib/app.bin", new Uint8Array(await app), { canOwn: true });
    python.runPython(START);
    python.FS.unlink("/lib/app.bin");
    tell("python");
    return python;
})();
started.catch((error) => tell("lost", String(error)));

/** Pyodide's own, with PyScript's options for where output goes. */
export const loadPyodide = ({ stdout, stderr } = {}) => {
    Object.assign(out, { stdout, stderr });
    return started;
};

export { version };
