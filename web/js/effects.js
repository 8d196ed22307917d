// What Python asks for beside frames. An effect comes as [name, field, …], in the order of the
// fields of its class in py/app/effects.py; a `then` is a message, sent on with its result.
import { copy } from "./clipboard.js";
import { think, unthink } from "./computer.js";
import { focus, present, reveal } from "./page.js";
import { dropPicture, forget, keep, keepPicture, note, place, settle } from "./store.js";
import { trouble } from "./trouble.js";
import { reload } from "./update.js";
import { words } from "./words.js";

/** Sets the effects up; gives the function that performs a list of them. */
export const performer = ({ send, afterFrame, afterPaint, loadLater, install, build }) => {
    const html = document.documentElement;
    const answer = (then, ...result) => then && send([...then, ...result]);

    const channel = new BroadcastChannel(`tablee ${place}`);
    channel.addEventListener("message", ({ data }) => send(["told", String(data)]));

    const claims = new Map(); // lock name -> what aborts it, and whether it is held already
    const leaving = new Map(); // lock name -> a promise that what this tab last asked for is free again

    const effects = {
        Save(key, value, then) {
            const noted = note(key, value);
            if (noted) answer(then);
            keep(key, value).then(
                () => noted || answer(then),
                (error) => {
                    console.info("not saved:", error);
                    send(["save-failed", key]);
                },
            );
        },
        Forget: (key) => void forget(key).catch(() => {}),
        Copy: (text, then) => void copy(text).then((done) => answer(then, done)),
        ShareSheet(title, text, url) {
            navigator.share?.({ title, text, url: url || undefined }).catch(() => {});
        },
        Download: download,
        After: (ms, message) => void setTimeout(send, ms, message),
        Focus: (id) => afterFrame(() => focus(id)),
        Reveal: (id) => afterFrame(() => reveal(id)),
        Top: () => afterFrame(() => scrollTo(0, 0)),
        Say: (...said) => afterPaint(() => say(...said)),
        Fragment(text, push) {
            const fragment = text.replace(/^#/, "");
            if (fragment === location.hash.slice(1)) return;
            const address = fragment ? `#${fragment}` : location.pathname + location.search;
            if (push) history.pushState(null, "", address);
            else history.replaceState(null, "", address);
        },
        Title: (text) => afterPaint(() => (document.title = text)),
        Lang(code) {
            html.lang = code;
            settle("lang", code);
        },
        Theme(name) {
            html.dataset.theme = name;
            settle("theme", name);
        },
        Motion(name) {
            html.dataset.motion = name;
            settle("motion", name);
        },
        Sound: (cue, volume) => void sounds().then(({ play }) => play(cue, volume), () => {}),
        Hold(name, then) {
            const known = claims.get(name);
            if (!navigator.locks || known) return answer(then, known?.held ?? true);
            const claim = Object.assign(new AbortController(), { held: false });
            const { signal } = claim;
            claims.set(name, claim);
            const take = (lock) => {
                if (signal.aborted) return true;
                claim.held = Boolean(lock);
                answer(then, claim.held);
                return lock && new Promise((release) => signal.addEventListener("abort", () => release(true)));
            };
            const key = `tablee ${place} ${name}`;
            const ask = async () => {
                if (await navigator.locks.request(key, { ifAvailable: true }, take)) return;
                await navigator.locks.request(key, { signal }, take).catch(() => {});
            };
            leaving.set(name, (leaving.get(name) ?? Promise.resolve()).then(ask));
        },
        Release(name) {
            claims.get(name)?.abort();
            claims.delete(name);
        },
        Tell: (text) => channel.postMessage(text),
        Picture(key, drop) {
            const name = key.replace(/^#/, "");
            if (drop) dropPicture(name);
            else afterFrame(() => keepPicture(name, build, present()));
        },
        Mark: (name) => void performance.mark(name),
        Reload: reload,
        Persist(then) {
            const asked = Promise.resolve(navigator.storage?.persist?.());
            asked.then((kept) => answer(then, Boolean(kept)), () => answer(then, false));
        },
        Install: install,
        Later: (then) => afterFrame(() => loadLater((there) => answer(then, there))),
        Think: (...asked) => void think(send, ...asked),
        Unthink: (ticket) => void unthink(ticket),
        Failed: (text) => trouble(words().failed, { text }),
    };

    return (list) => {
        for (const [name, ...fields] of list) {
            if (Object.hasOwn(effects, name)) effects[name](...fields);
            else console.error(`no such effect: ${name}`);
        }
    };
};

let loading;
/** The module that makes sounds, there only once somebody wants to hear some. */
const sounds = () => {
    loading ??= import(SOUND).catch((error) => {
        loading = undefined;
        throw error;
    });
    return loading;
};

const download = (name, text) => {
    const link = document.createElement("a");
    link.href = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
    link.download = name;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
};

const SHOWN = 8_000; // milliseconds an announcement stays readable
const clearing = new Map();

/** Speaks through a live region; a repeated sentence is made to differ so that it is spoken again. */
const say = (text, urgent) => {
    const region = document.getElementById(urgent ? "urgent" : "polite");
    // A refusal is over with whatever is said next: it may name what only one person is to know.
    if (!urgent) document.getElementById("urgent").textContent = "";
    clearTimeout(clearing.get(region));
    region.textContent = region.textContent === text ? `${text}\u00a0` : text;
    clearing.set(
        region,
        setTimeout(() => (region.textContent = ""), SHOWN),
    );
};
