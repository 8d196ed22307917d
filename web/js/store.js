// What this device keeps. The origin may be shared with other sites and other copies of this one,
// so every name carries the path the site lies under.
import { createStore, del, entries, set } from "idb-keyval";
import { idly } from "./idle.js";

export const place = new URL(".", location.href).pathname;

const store = createStore(`tablee ${place}`, "kept");

/** Everything kept, as an object of texts; empty where the browser keeps nothing. */
export const kept = async () => {
    try {
        return Object.fromEntries(await entries(store));
    } catch (error) {
        console.info("nothing can be kept here:", error);
        return {};
    }
};

/** Resolves once the transaction is complete. */
export const keep = (key, value) => set(key, value, store);

export const forget = (key) => del(key, store);

const readLocal = (name, otherwise) => {
    try {
        return JSON.parse(localStorage.getItem(`${place} ${name}`)) ?? otherwise;
    } catch {
        return otherwise;
    }
};

const writeLocal = (name, value) => {
    try {
        localStorage.setItem(`${place} ${name}`, JSON.stringify(value));
        return true;
    } catch {
        return false;
    }
};

/** Language, theme and motion, where first.js finds them before the first paint. */
export const settle = (name, value) => writeLocal("first", { ...readLocal("first", {}), [name]: value });

const PICTURES = 3;

const due = new Map(); // name -> picture, or null for none, the latest last

const writePictures = () => {
    if (due.size === 0) return;
    const others = readLocal("pictures", []).filter(([name]) => !due.has(name));
    const pictures = [...[...due.values()].filter(Boolean).reverse(), ...others].slice(0, PICTURES);
    due.clear();
    while (!writeLocal("pictures", pictures) && pictures.length > 0) pictures.pop();
};

// A picture takes as long to write as the page to draw: nobody who waits for the page waits for that too.
document.addEventListener("visibilitychange", writePictures);

const put = (name, picture) => {
    if (due.size === 0) idly(writePictures, { timeout: 2_000 });
    due.delete(name);
    due.set(name, picture);
};

/** Keeps the tree shown at a fragment as its first paint; only the latest few are kept. */
export const keepPicture = (name, build, tree) => put(name, [name, build, tree]);

export const dropPicture = (name) => put(name, null);

/** The tree kept for a fragment by this build, or undefined. */
export const picture = (name, build) =>
    readLocal("pictures", []).find(([other, made]) => other === name && made === build)?.[2];
