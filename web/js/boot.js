// The page's own start, before and around Python: paints what it can, reads what is kept, counts the
// bytes of a first visit, holds on to an early tap, starts Python and tells it of the browser.
import { performer } from "./effects.js";
import { listen } from "./events.js";
import { listenToDrags } from "./drag.js";
import { adopt, paint, root } from "./page.js";
import { hire } from "./python.js";
import { kept, picture } from "./store.js";
import { afterFrame, afterPaint, begin, send } from "./talk.js";
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
    send(["installable", Boolean(offer)]);
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

const progress = ({ done, all }) => {
    if (playing) return;
    wait();
    bar.hidden = false;
    bar.querySelector("progress").value = done / all;
    bar.querySelector("span").textContent = `${words().loading} · ${words().size(done, all)}`;
};

let stopped = false;
const stop = (sentence, log, why) => {
    if (stopped || playing) return;
    stopped = true;
    clearTimeout(impatient);
    console.error(log, why);
    bar.hidden = true;
    trouble(sentence);
};
const lost = (file) => stop(words().lost, "not loaded:", file);
addEventListener("unhandledrejection", ({ reason }) => stop(words().unstarted, "not started:", reason));

// -- Python's side

let begun; // the fragment Python starts from

/** What Python starts from, as JSON for app.effects.Env. */
const given = async () => {
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
let python; // what the table's worker exports

let later;
/** Has Python fetch its second part, and again once there is a network. */
const loadLater = async (then) => {
    later ??= python.load(new URL(LATER, location.href).href);
    const there = await later;
    then(there);
    if (there) return;
    later = undefined;
    addEventListener("online", () => loadLater(then), { once: true });
};

const perform = performer({ send, afterFrame, afterPaint, loadLater, install, build: BUILD });

/** Starts play with Python's first answer. */
const play = (answer) => {
    performance.mark("tablee:started");
    const moved = fragment() !== begun;
    begin(python, perform, answer);
    html.dataset.screen = "playing";
    root.removeEventListener("click", remember);
    listen(root, send, perform);
    listenToDrags(root, send);
    listenToZooms(root);
    clearTimeout(impatient);
    calm();
    bar.hidden = true;
    performance.mark("tablee:playable");
    playing = true;

    addEventListener("hashchange", () => send(["hash", fragment()]));
    for (const kind of ["online", "offline"]) addEventListener(kind, () => send(["offline", !navigator.onLine]));
    document.addEventListener("visibilitychange", () => send(["visible", document.visibilityState === "visible"]));
    if (tap) {
        tap.element.removeAttribute("data-waiting");
        send(tap.message);
    }
    if (moved) send(["hash", fragment()]);
    if (!navigator.onLine) send(["offline", true]);
    if (document.visibilityState !== "visible") send(["visible", false]);
    setTimeout(() => watch(BUILD, () => send(["update-ready"])), 0);
};

/** Python could not start. */
const failed = () => {
    clearTimeout(impatient);
    bar.hidden = true;
    trouble(words().failed);
};

const HEARD = { progress, lost, python: () => performance.mark("tablee:python") };

const start = async () => {
    python = await hire("table", TABLE, (kind, detail) => HEARD[kind](detail));
    performance.mark("tablee:imported");
    const answer = await python.start(await given());
    if (answer) play(answer);
    else failed();
};
start();

paintFirst().catch((error) => console.info("no first paint:", error));
