// The page's own start, before and around Python: paints what it can, reads what is kept, counts the
// bytes of a first visit, holds on to an early tap. Python gets this module as `page`.
import { performer } from "./effects.js";
import { listen } from "./events.js";
import { listenToDrags } from "./drag.js";
import { adopt, paint, render, root } from "./page.js";
import { kept, picture } from "./store.js";
import { calm, trouble } from "./trouble.js";
import { watch } from "./update.js";
import { words } from "./words.js";
import { listenToZooms } from "./zoom.js";

const html = document.documentElement;
const fragment = () => location.hash.slice(1);

const reading = Promise.all([kept(), navigator.storage?.persisted?.().catch(() => false)]);

const paintFirst = async () => {
    const { screen, table } = html.dataset;
    adopt(screen === "lobby" ? `lobby/${html.lang}` : null);
    if (screen === "picture") paint(picture(fragment(), BUILD));
    if (screen === "table" && table) {
        const tree = await (await fetch(table)).json();
        if (!playing) paint(tree);
    }
};

// -- a tap before Python is there is kept and played when it is

let tap;
const remember = (event) => {
    const element = event.target.closest?.("[data-on-click]");
    if (!element) return;
    event.preventDefault();
    tap?.element.removeAttribute("data-waiting");
    tap = { element, message: JSON.parse(element.dataset.onClick) };
    element.setAttribute("data-waiting", "");
};
root.addEventListener("click", remember);

// -- installation: the browser says that it would, and asks when it is told to

let offer; // its question, to be put once
const offered = (event) => {
    event?.preventDefault();
    offer = event;
    if (playing) send(["installable", Boolean(offer)]);
};
addEventListener("beforeinstallprompt", offered);
addEventListener("appinstalled", () => offered());

const install = () => {
    offer?.prompt().catch((error) => console.info("not installed:", error));
    offered();
};

// -- the first visit: how much of it is here

const bar = document.getElementById("loading");
const PATIENCE = 30_000; // milliseconds without a byte before the page says so
let impatient;
const wait = () => {
    clearTimeout(impatient);
    impatient = setTimeout(() => trouble(words().slow), PATIENCE);
};
wait();

addEventListener("tablee:progress", ({ detail: { done, all } }) => {
    wait();
    bar.hidden = false;
    bar.querySelector("progress").value = done / all;
    bar.querySelector("span").textContent = `${words().loading} · ${words().size(done, all)}`;
});

let stopped = false;
const stop = (sentence, log, why) => {
    if (stopped || playing) return;
    stopped = true;
    clearTimeout(impatient);
    console.error(log, why);
    bar.hidden = true;
    trouble(sentence);
};
addEventListener("tablee:lost", ({ detail }) => stop(words().lost, "not loaded:", detail));
addEventListener("unhandledrejection", ({ reason }) => stop(words().unstarted, "not started:", reason));

// -- Python's side

let begun; // the fragment Python starts from

/** What Python starts from, as JSON for app.effects.Env. */
export const given = async () => {
    performance.mark("tablee:imported");
    const [stored, persisted] = await reading;
    begun = fragment();
    return JSON.stringify({
        languages: navigator.languages,
        stored,
        fragment: begun,
        now: Date.now(),
        base: location.href.split("#")[0],
        can_share: typeof navigator.share === "function",
        reduced_motion: matchMedia("(prefers-reduced-motion: reduce)").matches,
        persisted: Boolean(persisted),
        home_screen: navigator.standalone === false,
        build: BUILD,
    });
};

let playing = false;
let receive, draw, perform;
let due = false;
const afterwards = [];

const frame = () => {
    due = false;
    const text = draw(false);
    if (text && !render(text)) render(draw(true));
    if (playing) for (const act of afterwards.splice(0)) act();
};

// Once a screen refresh; a hidden page gets none, so a timer stands by.
const schedule = () => {
    if (due) return;
    due = true;
    const once = () => due && frame();
    requestAnimationFrame(once);
    setTimeout(once, 100);
};

const send = (message) => {
    perform(JSON.parse(receive(JSON.stringify(message))));
    schedule();
};

const afterFrame = (act) => {
    afterwards.push(act);
    schedule();
};

/** A message from Python itself, as JSON: what its worker answered. */
export const tell = (message) => send(JSON.parse(message));

/**
 * Starts the named worker by a script element, which has the page's configuration; a worker made from code alone would
 * take its interpreter from elsewhere.
 */
export const hire = (name) => {
    const script = document.createElement("script");
    script.type = "py";
    script.setAttribute("worker", "");
    script.setAttribute("name", name);
    script.setAttribute("src", WORKER);
    document.body.append(script);
};

let later;
/** Fetches the second part of Python, and again once there is a network; `unpack` puts it on Python's path. */
const loadLater = (unpack) => async (then) => {
    later ??= (async () => {
        const answer = await fetch(LATER);
        if (!answer.ok) throw new Error(`${answer.status} ${LATER}`);
        unpack(new Uint8Array(await answer.arrayBuffer()));
    })();
    try {
        await later;
        then(true);
    } catch (error) {
        console.info("not loaded:", error);
        later = undefined;
        then(false);
        addEventListener("online", () => loadLater(unpack)(then), { once: true });
    }
};

/**
 * Starts play: `receive(message) -> effects` and `draw(whole) -> frame` are Python's, all of JSON.
 */
export const play = (python, effects) => {
    performance.mark("tablee:started");
    receive = python.receive;
    draw = python.draw;
    perform = performer({ send, afterFrame, loadLater: loadLater(python.unpack), think: python.think, unthink: python.unthink, install, build: BUILD });
    const moved = fragment() !== begun;
    perform(JSON.parse(effects));
    frame();
    html.dataset.screen = "playing";
    root.removeEventListener("click", remember);
    listen(root, send);
    listenToDrags(root, send);
    listenToZooms(root);
    clearTimeout(impatient);
    calm();
    bar.hidden = true;
    performance.mark("tablee:playable");
    playing = true;
    schedule();

    addEventListener("hashchange", () => send(["hash", fragment()]));
    for (const kind of ["online", "offline"]) addEventListener(kind, () => send(["offline", !navigator.onLine]));
    document.addEventListener("visibilitychange", () => send(["visible", document.visibilityState === "visible"]));
    if (tap) {
        tap.element.removeAttribute("data-waiting");
        send(tap.message);
    }
    if (moved) send(["hash", fragment()]);
    if (!navigator.onLine) send(["offline", true]);
    if (offer) send(["installable", true]);
    if (document.visibilityState !== "visible") send(["visible", false]);
    setTimeout(() => watch(BUILD, () => send(["update-ready"])), 0);
};

/** Python could not start. */
export const failed = (text) => {
    clearTimeout(impatient);
    bar.hidden = true;
    trouble(words().failed, { text });
};

paintFirst().catch((error) => console.info("no first paint:", error));
