// The talk with Python in its worker: messages go there, effects and frames come back.
import { consequence, consult, follow, foresee, forget, recall } from "./foresight.js";
import { refreshed } from "./idle.js";
import { move, render } from "./page.js";
import { trouble } from "./trouble.js";
import { words } from "./words.js";

const PATIENCE = 100; // milliseconds

let python; // what the worker exports
let perform; // what does effects

// Messages that come while Python is at work go to it together afterwards, so that it draws once for all of them.
const waiting = [];
let asking = false; // whether some are with Python
let open = false; // whether what they bring is not known yet

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
    const answers = []; // yet to come
    try {
        while (waiting.length > 0) {
            const messages = JSON.stringify(waiting.splice(0));
            const known = recall(messages);
            open = !known;
            answers.push(python.receive(messages, Boolean(known)));
            if (known) take(known, true);
            if (known && waiting.length > 0) continue;
            for (const text of await Promise.all(answers.splice(0))) {
                open = false;
                if (text) hear(text);
            }
        }
    } catch (error) {
        console.error("no answer:", error);
        trouble(words().failed);
    } finally {
        asking = open = false;
        settle();
    }
};

/** Has Python work out ahead what messages will bring: the finger that sends them is still on the glass. */
export const expect = (messages) => void foresee(messages).catch(() => {}); // what failed will fail when it comes

const frames = []; // not yet shown
const afterwards = []; // to be done when they are
let due = false; // whether something is to be shown or done then
let coming = false; // whether that is about to happen

/** Whether what was done last is not yet to be seen, nor the focus where it will be. */
const busy = () => leading || asking || due;

const ahead = []; // acts that wait for it
/** Does something once what was done last is to be seen: at once where it is, else after all that waits already. */
export const inTurn = (act) => {
    ahead.push(act);
    settle();
};

let unsaid = 0; // acts that wait for the paint
const resolves = [];
const done = () => !busy() && unsaid === 0;
const settle = () => {
    while (!busy() && ahead.length > 0) ahead.shift()();
    if (done()) for (const resolve of resolves.splice(0)) resolve();
};
/** Resolves once all that was done is to be seen and heard. */
const settled = () => new Promise((resolve) => (done() ? resolve() : resolves.push(resolve)));
globalThis.tablee = { settled }; // for the console, and for tests

/** An answer is what is to be done and what to be shown. */
const take = (answer, now) => {
    const [effects, frame] = answer;
    perform(effects);
    if (!frame) return;
    frames.push(frame);
    if (consequence(answer)) hold();
    else schedule(now);
};

/** Takes an answer that comes as JSON. */
const hear = (text) => {
    const answer = JSON.parse(text);
    take(answer);
    if (waiting.length === 0) follow(answer);
};

const show = () => {
    if (!due) return;
    due = coming = false;
    if (frames.length > 0 && !render(frames.splice(0), open || waiting.length > 0)) {
        forget();
        python.whole().then(hear);
    } else for (const act of afterwards.splice(0)) act();
    move();
    settle();
};

// With the next refresh of the screen, or *now*: as soon as what is going on has ended.
const schedule = (now) => {
    due = true;
    if (coming && !now) return;
    coming = true;
    refreshed(show, now ? 0 : undefined);
};

// A frame that only says that something is being saved: seldom does that last long enough to be seen.
const hold = () => {
    due = true;
    setTimeout(show, PATIENCE);
};

/** Does something once what Python has answered by now is shown. */
export const afterFrame = (act) => {
    afterwards.push(act);
    schedule();
};

/** Does something once that has been painted, for what would have the page laid out once more before it. */
export const afterPaint = (act) => {
    unsaid++;
    const late = () => {
        unsaid--;
        act();
        settle();
    };
    afterFrame(() => refreshed(() => setTimeout(late)));
};

/** Begins with Python's first answer, which is shown at once; what was sent before follows. */
export const begin = (table, performer, answer) => {
    [python, perform] = [table, performer];
    consult(table);
    take(JSON.parse(answer));
    render(frames.splice(0), waiting.length > 0);
    if (waiting.length > 0) ask();
};
