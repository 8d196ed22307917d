// What this device keeps. The origin may be shared with other sites and other copies of this one,
// so every name carries the path the site lies under.
import { createStore, del, entries, promisifyRequest } from "idb-keyval";
import { idly } from "./idle.js";

export const place = new URL(".", location.href).pathname;

const store = createStore(`tablee ${place}`, "kept");

// What is about to be kept is noted where that takes no time, until it is kept: it outlives the tab either way.
const NOTE = `${place} due `;

/** Notes a text; false where nothing can be noted. A note is never older than what is kept. */
export const note = (key, value) => {
    try {
        localStorage.setItem(NOTE + key, value);
        return true;
    } catch {
        strike(key);
        return false;
    }
};

/** Takes a note back: any, or one that says just this. */
const strike = (key, value) => {
    try {
        if (value === undefined || localStorage.getItem(NOTE + key) === value) localStorage.removeItem(NOTE + key);
    } catch {
        // There is none.
    }
};

const notes = () => {
    try {
        const noted = Object.keys(localStorage).filter((name) => name.startsWith(NOTE));
        return Object.fromEntries(noted.map((name) => [name.slice(NOTE.length), localStorage.getItem(name)]));
    } catch {
        return {};
    }
};

/** Everything kept and noted, as an object of texts; empty where the browser keeps nothing. */
export const kept = async () => {
    try {
        return { ...Object.fromEntries(await entries(store)), ...notes() };
    } catch (error) {
        console.info("nothing can be kept here:", error);
        return notes();
    }
};

/** Resolves once the transaction is complete. Told that nothing else comes, the browser need not ask about it first. */
export const keep = async (key, value) => {
    await store("readwrite", (all) => {
        all.put(value, key);
        all.transaction.commit();
        return promisifyRequest(all.transaction);
    });
    strike(key, value);
};

export const forget = (key) => {
    strike(key);
    return del(key, store);
};

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
