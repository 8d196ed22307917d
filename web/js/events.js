// One listener a kind of event, on the root: what was done becomes a message for Python.
//
// An element says which in data-on-<event>, a message as JSON; the nearest ancestor that has one
// answers. data-on-keys is a map from keys to messages. data-at-once lists effects a browser allows only
// within the click itself, while Python is in a worker.
import { lift, press, wasClosed } from "./page.js";
import { expect, inTurn, lead } from "./talk.js";

const LARGEST_FILE = 256 * 1024;

const messageOf = (element, kind) => JSON.parse(element.getAttribute(`data-on-${kind}`));

const nearest = (event, kind) =>
    event.target instanceof Element ? event.target.closest(`[data-on-${kind}]`) : null;

const valueOf = (element) => (element.type === "checkbox" ? element.checked : element.value);

const fieldsOf = (form) => {
    const fields = {};
    for (const field of form.elements) {
        if (!field.name || (field.type === "radio" && !field.checked)) continue;
        fields[field.name] = valueOf(field);
    }
    return fields;
};

/** The names a key press goes by, the most exact first. */
const namesOf = (event) => {
    const held = [
        (event.ctrlKey || event.metaKey) && "Ctrl+",
        event.altKey && "Alt+",
    ].filter(Boolean);
    const front = held.join("");
    const names = event.shiftKey ? [`${front}Shift+${event.key}`, front + event.key] : [front + event.key];
    if (!front && event.key.length === 1 && event.key !== " ") names.push("*");
    return names;
};

const WRITES = "input:not([type=checkbox], [type=radio], [type=button], [type=submit], [type=range], [type=file]), textarea, [contenteditable]";
const USES_ARROWS = `${WRITES}, select, [type=radio], [type=range]`;
const USES_ENTER = `${WRITES}, a[href], button, select, summary, [type=checkbox], [type=radio], [type=file], [type=submit], [type=button]`;
const FOCUSABLE = "a[href], button, input, select, textarea, summary, [tabindex]";
const ARROWS = /^(Arrow|Home|End|Page)/;

/** Whether the browser has its own use for a key where it was pressed. */
const isNative = (target, key) =>
    (key.length === 1 && key !== " " && target.matches(WRITES)) ||
    (ARROWS.test(key) && target.matches(USES_ARROWS)) ||
    ((key === "Enter" || key === " ") && target.matches(USES_ENTER)) ||
    ((key === "Backspace" || key === "Delete") && target.matches(WRITES));

/** The message for a key press at an element, from the nearest map that names it. */
const keyMessage = (event, element) => {
    const names = namesOf(event);
    const native = isNative(element, event.key);
    for (let at = element; at; at = at.parentElement?.closest("[data-on-keys]")) {
        if (!at.hasAttribute("data-on-keys") || (native && at !== element)) continue;
        const map = messageOf(at, "keys");
        const name = names.find((each) => Object.hasOwn(map, each));
        if (name !== undefined) return name === "*" ? [...map[name], event.key] : map[name];
    }
    return null;
};

/** Listens under `root`; passes each message to `send`, and what is to be done at once to `perform`. */
export const listen = (root, send, perform) => {
    const on = (type, handle) => root.addEventListener(type, handle, { capture: true });

    on("click", (event) => {
        const now = event.target instanceof Element ? event.target.closest("[data-at-once]") : null;
        if (now) perform(JSON.parse(now.dataset.atOnce));
        const element = nearest(event, "click");
        if (!element || element.disabled) return;
        if (element.localName === "a") {
            if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
            event.preventDefault();
        }
        send(messageOf(element, "click"));
    });

    // A finger stays on the glass for about a tenth of a second: time to work out what it will bring.
    let pressed; // the press that may become a click
    on("pointerdown", async (event) => {
        pressed = event.isPrimary && event.button === 0 ? event : undefined;
        if (pressed) press(event.target.closest(".button, .icon-button"));
        const element = nearest(event, "click");
        if (!pressed || !element || element.disabled) return;
        // A mouse moves the focus now. For a finger there is no waiting: Chromium lets no timer go on before it moves or leaves.
        if (event.pointerType === "mouse") await new Promise((then) => setTimeout(then));
        inTurn(() => {
            if (pressed !== event || !element.isConnected) return;
            // A finger will move it together with the click.
            const focused = event.target.closest(FOCUSABLE);
            const led = focused !== document.activeElement && focused?.closest("[data-on-focusin]");
            expect([...(led ? [messageOf(led, "focusin")] : []), messageOf(element, "click")]);
        });
    });
    for (const kind of ["pointerup", "pointercancel"]) {
        const left = () => {
            pressed = undefined;
            lift();
        };
        addEventListener(kind, left, { capture: true });
    }

    for (const kind of ["input", "change"]) {
        on(kind, (event) => {
            const element = nearest(event, kind);
            if (element) send([...messageOf(element, kind), valueOf(event.target)]);
            if (kind === "change" && event.target.type === "file") takeFile(event.target, send);
        });
    }

    on("submit", (event) => {
        event.preventDefault();
        const element = nearest(event, "submit");
        if (!element) return;
        const fields = fieldsOf(event.target);
        if (event.submitter?.name) fields[event.submitter.name] = event.submitter.value;
        send([...messageOf(element, "submit"), fields]);
    });

    // With the focus nowhere, keys go to the open dialog or to the page.
    const messageAt = (event, target) => {
        const inside = target instanceof Element && root.contains(target);
        const element = inside ? target : (root.querySelector("dialog:modal") ?? root.firstElementChild);
        return element && (inside || target === document.body) && keyMessage(event, element);
    };
    document.addEventListener("keydown", (event) => {
        if (event.isComposing || event.defaultPrevented) return;
        if (!messageAt(event, event.target)) return;
        event.preventDefault();
        // A key pressed ahead is meant for where the focus will be.
        inTurn(() => {
            const message = messageAt(event, document.activeElement);
            if (message) send(message);
        });
    });

    on("focusin", (event) => {
        const element = nearest(event, "focusin");
        if (element) lead(messageOf(element, "focusin"));
    });

    // Escape asks a dialog to close: the program decides, and closes it in its next frame. A browser
    // may close one unasked (a second Escape); then the program is told.
    on("cancel", (event) => {
        const dialog = event.target;
        if (dialog.localName !== "dialog") return;
        event.preventDefault();
        if (dialog.hasAttribute("data-on-close")) send(messageOf(dialog, "close"));
    });
    on("close", (event) => {
        const dialog = event.target;
        if (dialog.localName !== "dialog" || wasClosed(dialog) || dialog.open) return;
        if (dialog.hasAttribute("data-on-close")) send(messageOf(dialog, "close"));
    });

    on("toggle", (event) => {
        const element = event.target;
        if (element.localName === "details" && element.hasAttribute("data-on-toggle")) {
            send([...messageOf(element, "toggle"), element.open]);
        }
    });
};

const takeFile = async (input, send) => {
    const file = input.files[0];
    if (!file || !input.hasAttribute("data-on-file")) return;
    let given = [];
    try {
        given = messageOf(input, "file");
    } catch {
        // A bare data-on-file.
    }
    const message = Array.isArray(given) && given.length > 0 ? given : ["file"];
    input.value = ""; // so that the same file can be chosen again
    let text = null;
    if (file.size <= LARGEST_FILE) {
        try {
            text = new TextDecoder("utf-8", { fatal: true }).decode(await file.arrayBuffer());
        } catch {
            text = null;
        }
    }
    send([...message, file.name, text]);
};
