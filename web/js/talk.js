// The talk with Python in its worker: messages go there, effects and frames come back.
import { render } from "./page.js";
import { trouble } from "./trouble.js";
import { words } from "./words.js";

let python; // what the worker exports
let perform; // what does effects

// Messages that come while Python is at work go to it together afterwards, so that it draws once for all of them.
const waiting = [];
let asking = false;

export const send = (message) => {
    waiting.push(message);
    if (python && !asking) ask();
};

let leading = false; // whether what waits is about to go
/** Sends a message that what is done in the same moment goes along with: a touch moves the focus before it clicks. */
export const lead = (message) => {
    waiting.push(message);
    if (!python || asking || leading) return;
    leading = true;
    setTimeout(() => {
        leading = false;
        if (!asking && waiting.length > 0) ask();
        settle();
    });
};

const ask = async () => {
    asking = true;
    try {
        while (waiting.length > 0) take(await python.receive(JSON.stringify(waiting.splice(0))));
    } catch (error) {
        console.error("no answer:", error);
        trouble(words().failed);
    } finally {
        asking = false;
        settle();
    }
};

/** Has Python work out ahead what messages will bring: the finger that sends them is still on the glass. */
export const foresee = (messages) => void python.foresee(JSON.stringify(messages));

const frames = []; // not yet shown
const afterwards = []; // to be done when they are
let due = false; // whether they are about to be

/** Whether what was done last is not yet to be seen, nor the focus where it will be. */
const busy = () => leading || asking || due;

const ahead = []; // acts that wait for it
/** Does something once what was done last is to be seen: at once where it is, else after all that waits already. */
export const inTurn = (act) => {
    ahead.push(act);
    settle();
};

const resolves = [];
/** Resolves once all that was done is to be seen. */
export const settled = () => new Promise((resolve) => (busy() ? resolves.push(resolve) : resolve()));
const settle = () => {
    while (!busy() && ahead.length > 0) ahead.shift()();
    if (!busy()) for (const resolve of resolves.splice(0)) resolve();
};
globalThis.tablee = { settled }; // for the console, and for tests

/** An answer is what is to be done and what to be shown, as JSON. */
const take = (answer) => {
    const [effects, frame] = JSON.parse(answer);
    perform(effects);
    if (!frame) return;
    frames.push(frame);
    schedule();
};

const show = () => {
    let followed = true;
    const ready = frames.splice(0);
    ready.forEach((frame, number) => {
        const late = asking || number < ready.length - 1;
        followed = render(frame, late) && followed;
    });
    if (!followed) python.whole().then(take);
    return followed;
};

// Once a screen refresh; a hidden page gets none, so a timer stands by.
const schedule = () => {
    if (due) return;
    due = true;
    const once = () => {
        if (!due) return;
        due = false;
        if (show()) for (const act of afterwards.splice(0)) act();
        settle();
    };
    requestAnimationFrame(once);
    setTimeout(once, 100);
};

/** Does something once what Python has answered by now is shown. */
export const afterFrame = (act) => {
    afterwards.push(act);
    schedule();
};

/** Begins with Python's first answer, which is shown at once; what was sent before follows. */
export const begin = (table, performer, answer) => {
    [python, perform] = [table, performer];
    take(answer);
    show();
    if (waiting.length > 0) ask();
};
