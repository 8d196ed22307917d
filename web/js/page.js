// The only code that changes the document: frames go through snabbdom into #root.
import { attributesModule, htmlDomApi, init } from "snabbdom";
import { draw } from "./drawings.js";
import { animate, measure, still } from "./flip.js";
import { idly } from "./idle.js";
import { Frames, KeyError, virtual } from "./wire.js";

const BRIEF = 100; // milliseconds

export const root = document.getElementById("root");

// The content security policy forbids style attributes; single properties may be set.
const styleModule = (() => {
    const update = (old, vnode) => {
        const before = old.data?.style;
        const after = vnode.data.style;
        if (before === after) return;
        for (const name in before) {
            if (!after || !(name in after)) vnode.elm.style.removeProperty(name);
        }
        for (const name in after) {
            if (before?.[name] !== after[name]) vnode.elm.style.setProperty(name, after[name]);
        }
    };
    return { create: update, update };
})();

// Properties are set when a patch is done: a select takes its value only once its options are there,
// a dialog opens only once it is in the document.
const waiting = new Map();
const propertyModule = {
    create: (_, vnode) => vnode.data.props && waiting.set(vnode.elm, vnode.data.props),
    update(old, vnode) {
        const after = vnode.data.props;
        if (after) waiting.set(vnode.elm, after);
        else if (old.data?.props?.open) waiting.set(vnode.elm, { open: false });
    },
    // A dialog that is closed gives the focus back to where it was; one just taken out does not.
    destroy: (vnode) => vnode.data.props?.open && closeDialog(vnode.elm),
    post() {
        for (const [element, props] of waiting) setProperties(element, props);
        waiting.clear();
    },
};

let behind = false; // whether more has been done on the page than the frame knows of

const closed = new WeakSet();

/** Whether a dialog was closed by a patch, not by the reader. */
export const wasClosed = (dialog) => closed.delete(dialog);

const closeDialog = (dialog) => {
    if (!dialog.open) return;
    closed.add(dialog);
    dialog.close();
};

const setProperties = (element, props) => {
    if (!element.isConnected) return;
    for (const name in props) {
        const value = props[name] ?? "";
        if (name === "open") {
            if (!value) closeDialog(element);
            else if (!element.open) element.showModal();
        } else if (element[name] !== value && !(behind && element === document.activeElement)) element[name] = value;
    }
};

// A node that moves keeps focus, scroll and running animations where the browser can do that.
const insertBefore = (parent, node, before) => {
    if (parent.moveBefore && node.isConnected && parent.isConnected) {
        try {
            parent.moveBefore(node, before);
            return;
        } catch {
            // Not movable as it is: the plain way does it.
        }
    }
    parent.insertBefore(node, before);
};

const drawn = []; // whose children are yet to come
const drawingModule = {
    create: (_, vnode) => "data-drawings" in (vnode.data.attrs ?? {}) && drawn.push(vnode.elm),
    post: () => drawn.splice(0).forEach(draw),
};

// A browser lays the page out before it lets the focus go, so what holds it goes last: there is nothing to lay out by then.
const leaving = [];
const focusModule = {
    remove(vnode, go) {
        if (vnode.elm.contains(document.activeElement)) leaving.push(go);
        else go();
    },
    post: () => leaving.splice(0).forEach((go) => go()),
};

const MODULES = [attributesModule, styleModule, propertyModule, drawingModule, focusModule];
const patch = init(MODULES, { ...htmlDomApi, insertBefore });

/** What static HTML says, as a virtual node; the builder printed keys as data-key. */
const read = (element) => {
    const attrs = {};
    for (const { name, value } of element.attributes) attrs[name] = value;
    const key = attrs["data-key"];
    delete attrs["data-key"];
    const children = [...element.childNodes].map((child) =>
        child.nodeType === Node.ELEMENT_NODE ? read(child) : { text: child.data, elm: child },
    );
    return { sel: element.localName, key, data: { attrs }, children, elm: element };
};

const frames = new Frames();
let shown; // the virtual node in the document
let tree; // what it was made of

let unread; // a static tree that is taken over, not yet a virtual one
const takeOver = () => {
    if (unread) shown = read(unread);
    unread = undefined;
};

const put = (vnode) => {
    takeOver();
    if (shown) shown = patch(shown, vnode);
    else {
        const empty = document.createElement("div");
        root.replaceChildren(empty);
        shown = patch(empty, vnode);
    }
};

/** Takes over one of the static trees the builder put into #root, once there is time; the others go. */
export const adopt = (name) => {
    unread = [...root.children].find((each) => each.dataset.first === name);
    for (const each of [...root.children]) if (each !== unread) each.remove();
    idly(takeOver);
};

/** Shows a stored tree before Python is there. */
export const paint = (node) => {
    tree = frames.expand(node);
    put(virtual(tree));
};

/** The tree in the document, whole, for a picture of it. */
export const present = () => tree;

let glides; // that a frame brings, not yet started

/** Starts what glides, once all is where it will be: to ask where something is would have the page laid out once more. */
export const move = () => {
    glides?.();
    glides = undefined;
};

/**
 * Shows the last of the frames that have come. False when one builds on parts that are not remembered: then a whole one
 * is due. When it is *late*, made before Python knew of all that was done here, what somebody is still writing is left
 * alone.
 */
export const render = (fresh, late) => {
    behind = late;
    try {
        for (const frame of fresh) tree = frames.expand(frame);
    } catch (error) {
        if (error instanceof KeyError) return false;
        throw error;
    }
    const before = measure(root);
    if (lifted) letGo();
    const held = document.activeElement;
    const group = held?.closest("[data-keeps-focus]");
    const range = held?.matches?.("input, textarea") ? [held.selectionStart, held.selectionEnd] : null;
    try {
        put(virtual(tree));
    } catch (error) {
        console.error("not patched, so built anew:", error);
        shown = undefined;
        put(virtual(tree));
    }
    if (held && held !== document.body && document.activeElement === document.body) {
        // What is gone leaves the focus to its successor of the same id, else to its group's tab stop.
        const again = held.isConnected
            ? held
            : ((held.id && document.getElementById(held.id)) ||
              (group?.isConnected && group.querySelector('[tabindex="0"]')));
        if (again) again.focus({ preventScroll: true });
        if (again === held && range && range[0] !== null) held.setSelectionRange(...range);
    }
    glides = animate(root, before);
    return true;
};

let pressed; // the button that is shown as pressed
let lifted = false; // whether the finger has left it

const letGo = () => {
    pressed?.removeAttribute("data-pressed");
    pressed = undefined;
};

/** Shows a button as pressed, until what it brings is shown; `:active` would take a frame of its own before that. */
export const press = (button) => {
    letGo();
    pressed = button;
    lifted = false;
    button?.setAttribute("data-pressed", "");
};

/** The finger is gone; what brings nothing is let go then. */
export const lift = () => {
    const button = pressed;
    lifted = true;
    setTimeout(() => button === pressed && lifted && letGo(), BRIEF);
};

const inSight = (element) => {
    const { top, bottom, left, right } = element.getBoundingClientRect();
    return top >= 0 && bottom <= innerHeight && left >= 0 && right <= innerWidth;
};

/** Focuses an element by id once it can be, and selects what is there to be copied; false when it is not there. */
export const focus = (id) => {
    const element = document.getElementById(id);
    // What clings to the window's edge is in sight there, and would be scrolled to where it would lie otherwise.
    element?.focus({ preventScroll: element.hasAttribute("data-clings") && inSight(element) });
    if (element?.hasAttribute("data-select")) element.select();
    // Of what is higher than the window the beginning is wanted, and the browser may show any of it.
    if (element?.getBoundingClientRect().height > innerHeight) element.scrollIntoView();
    return Boolean(element);
};

/** Scrolls the box an element lies in, and nothing around it, until the element is in sight there. */
export const reveal = (id) => {
    const element = document.getElementById(id);
    const box = element?.closest("[data-box]");
    if (!box) return;
    const { top, bottom, left, right } = element.getBoundingClientRect();
    const frame = box.getBoundingClientRect();
    if (left < frame.left || right > frame.right) {
        box.scrollBy({ left: (left + right - frame.left - frame.right) / 2, behavior: still() ? "auto" : "smooth" });
    }
    if (top < frame.top) box.scrollTop += top - frame.top;
    else if (bottom > frame.bottom) box.scrollTop += bottom - frame.bottom;
};
