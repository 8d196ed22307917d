// Looking closer at a board: pinch, drag, wheel, buttons and keys move and enlarge what is drawn in it.
//
// A view is an element with data-zoom around one svg that has a [data-zoom-layer]. "touch" views answer fingers
// only, and enlarge by themselves under a tap or a dragged piece when squares are too small to hit; "all" views
// answer mouse, wheel and keys as well. data-zoom-unit is the side of a square in the drawing's units. When
// data-zoom-home changes the whole is shown again; when the viewBox changes the drawing glides to its new place.
// Buttons inside say data-zoom-do="in", "out" or "home". A view that is enlarged has data-zoomed.
const SMALL = 40; // pixels: a square below is too small for a finger
const TARGET = 52; // pixels of a square once enlarged
const LARGEST = 112; // pixels of a square nobody wants more of
const FAR = 8; // pixels before a press moves the drawing
const DWELL = 300; // milliseconds a dragged piece rests before the board comes closer
const EDGE = 44; // pixels from the edge where a dragged piece pushes the view on

const states = new WeakMap(); // view -> {k, x, y}: what the layer's coordinates are scaled by, then moved

const viewOf = (target) => (target instanceof Element ? target.closest("[data-zoom]") : null);
const svgOf = (view) => view.querySelector("svg");
const layerOf = (view) => view.querySelector("[data-zoom-layer]");
const stateOf = (view) => states.get(view) ?? { k: 1, x: 0, y: 0 };

/** A point of the screen in the drawing's units. */
const inUnits = (view, x, y) => {
    const matrix = svgOf(view).getScreenCTM();
    return new DOMPoint(x, y).matrixTransform(matrix.inverse());
};

const pixel = (view) => svgOf(view).getScreenCTM().a;
const square = (view) => Number(view.dataset.zoomUnit) * pixel(view);
const largest = (view) => Math.max(1, LARGEST / square(view));

/** Puts the layer where it is to be, its edges never inside those of the drawing. */
const put = (view, { k, x, y }, glide = false) => {
    const box = svgOf(view).viewBox.baseVal;
    const scale = Math.min(Math.max(k, 1), largest(view));
    const within = (shift, start, length) =>
        Math.min(start * (1 - scale), Math.max(start * (1 - scale) - length * (scale - 1), shift));
    const state = { k: scale, x: within(x, box.x, box.width), y: within(y, box.y, box.height) };
    states.set(view, state);
    view.toggleAttribute("data-zoomed", scale > 1.01);
    view.toggleAttribute("data-zoom-gliding", glide);
    layerOf(view).style.setProperty("transform", `translate(${state.x}px, ${state.y}px) scale(${scale})`);
};

/** Enlarges by a factor; what is under that point of the screen stays there. */
const zoomAt = (view, factor, clientX, clientY, glide = false) => {
    const { k, x, y } = stateOf(view);
    const scale = Math.min(Math.max(k * factor, 1), largest(view));
    const at = inUnits(view, clientX, clientY);
    put(view, { k: scale, x: at.x - ((at.x - x) * scale) / k, y: at.y - ((at.y - y) * scale) / k }, glide);
};

/** As `zoomAt`, and that point comes to the middle. */
const zoomTo = (view, scale, clientX, clientY) => {
    const { k, x, y } = stateOf(view);
    const box = svgOf(view).viewBox.baseVal;
    const at = inUnits(view, clientX, clientY);
    const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    const to = (point, shift, centre) => centre - ((point - shift) / k) * scale;
    put(view, { k: scale, x: to(at.x, x, middle.x), y: to(at.y, y, middle.y) }, true);
};

const pan = (view, dx, dy, glide = false) => {
    const { k, x, y } = stateOf(view);
    const unit = pixel(view);
    put(view, { k, x: x + dx / unit, y: y + dy / unit }, glide);
};

const home = (view) => put(view, { k: 1, x: 0, y: 0 }, true);

const centreOf = (element) => {
    const box = element.getBoundingClientRect();
    return [box.left + box.width / 2, box.top + box.height / 2];
};

const DOES = {
    in: (view) => zoomAt(view, 1.6, ...centreOf(view), true),
    out: (view) => (view.dataset.zoom === "touch" ? home(view) : zoomAt(view, 1 / 1.6, ...centreOf(view), true)),
    home,
};

/** Enlarges a view of small squares enough for a finger, about what was touched. */
const comeCloser = (view, x, y) => {
    if (stateOf(view).k > 1.01 || square(view) >= SMALL) return false;
    zoomTo(view, TARGET / square(view), x, y);
    return true;
};

// -- fingers and mouse

const fingers = new Map(); // pointer id -> {view, x, y, startX, startY, type}
let moving = null; // the view a press moves
let pinch = null; // {view, distance, x, y}
let tapped = null; // the last press: its view and kind

const ofView = (view) => [...fingers.values()].filter((each) => each.view === view);
const between = ([a, b]) => ({
    distance: Math.hypot(a.x - b.x, a.y - b.y),
    x: (a.x + b.x) / 2,
    y: (a.y + b.y) / 2,
});

const guarded = new WeakSet();
/**
 * Two fingers on a view are ours, not the browser's; on an enlarged one each is. What `touch-action` allows is handed
 * down, so that to change it would have a browser style all that is drawn.
 */
const guard = (view) => {
    if (guarded.has(view)) return;
    guarded.add(view);
    const ours = (event) => event.touches.length > 1 || view.hasAttribute("data-zoomed");
    view.addEventListener("touchmove", (event) => ours(event) && event.cancelable && event.preventDefault(), {
        passive: false,
    });
};

const down = (event) => {
    const view = viewOf(event.target);
    tapped = view && { view, type: event.pointerType };
    if (!view || (event.pointerType === "mouse" && (view.dataset.zoom !== "all" || event.button !== 0))) return;
    guard(view);
    fingers.set(event.pointerId, {
        view, x: event.clientX, y: event.clientY, startX: event.clientX, startY: event.clientY,
        held: Boolean(event.target.closest("[data-drag], button:not([data-pick])")),
    });
    const here = ofView(view);
    pinch = here.length === 2 ? { view, ...between(here) } : null;
};

const move = (event) => {
    const finger = fingers.get(event.pointerId);
    if (!finger) return;
    const [dx, dy] = [event.clientX - finger.x, event.clientY - finger.y];
    finger.x = event.clientX;
    finger.y = event.clientY;
    const { view } = finger;
    if (pinch?.view === view) {
        const now = between(ofView(view));
        moving = view;
        pan(view, now.x - pinch.x, now.y - pinch.y);
        zoomAt(view, now.distance / pinch.distance, now.x, now.y);
        pinch = { view, ...now };
        return;
    }
    if (finger.held || !view.hasAttribute("data-zoomed")) return;
    if (moving !== view && Math.hypot(finger.x - finger.startX, finger.y - finger.startY) < FAR) return;
    if (moving !== view) return void (moving = view);
    pan(view, dx, dy);
};

const up = (event) => {
    const finger = fingers.get(event.pointerId);
    fingers.delete(event.pointerId);
    if (!finger) return;
    if (pinch?.view === finger.view) pinch = null;
    if (moving && !ofView(moving).length) {
        const view = moving;
        setTimeout(() => moving === view && (moving = null), 0);
    }
};

/** A click that ends a movement is none; one on squares too small for a finger brings them closer. */
const click = (event) => {
    const view = viewOf(event.target);
    const button = event.target instanceof Element && event.target.closest("[data-zoom-do]");
    if (view && button) {
        DOES[button.dataset.zoomDo]?.(view);
        return;
    }
    if (!view) return;
    const swallow = moving === view || (tapped?.view === view && tapped.type !== "mouse" && event.detail > 0
        && event.target.closest("[data-pick]") && comeCloser(view, event.clientX, event.clientY));
    moving = null;
    if (!swallow) return;
    event.preventDefault();
    event.stopImmediatePropagation();
};

const turned = new WeakSet();
/** The wheel is listened to where it is ours only, so that it scrolls the page undisturbed elsewhere. */
const over = (event) => {
    const view = viewOf(event.target);
    if (view?.dataset.zoom !== "all" || turned.has(view)) return;
    turned.add(view);
    view.addEventListener("wheel", wheel, { passive: false });
};

const wheel = (event) => {
    const view = viewOf(event.target);
    event.preventDefault();
    zoomAt(view, Math.exp(-event.deltaY * (event.deltaMode ? 0.05 : 0.0015)), event.clientX, event.clientY);
};

// -- keys

const KEYS = {
    "+": DOES.in, "-": DOES.out, 0: home,
    "Shift+ArrowLeft": (view) => pan(view, 80, 0, true), "Shift+ArrowRight": (view) => pan(view, -80, 0, true),
    "Shift+ArrowUp": (view) => pan(view, 0, 80, true), "Shift+ArrowDown": (view) => pan(view, 0, -80, true),
};

const key = (event) => {
    const view = viewOf(event.target);
    if (view?.dataset.zoom !== "all" || event.ctrlKey || event.metaKey || event.altKey) return;
    const arrow = event.shiftKey && event.key.startsWith("Arrow");
    const act = KEYS[arrow ? `Shift+${event.key}` : event.key];
    if (!act) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    act(view);
};

/** What the keyboard comes to is brought into an enlarged view. */
const follow = (event) => {
    const view = viewOf(event.target);
    if (!view?.hasAttribute("data-zoomed") || !event.target.matches(":focus-visible")) return;
    if (!layerOf(view).contains(event.target)) return;
    const [outer, inner] = [svgOf(view).getBoundingClientRect(), event.target.getBoundingClientRect()];
    const by = (start, end, from, to) => (start < from ? from - start : end > to ? to - end : 0);
    pan(view, by(inner.left, inner.right, outer.left, outer.right), by(inner.top, inner.bottom, outer.top, outer.bottom), true);
};

// -- a piece that is dragged over a view

let rest; // {view, timer, x, y}: where it rests
let pushing = 0;

const carried = (root) => (event) => {
    if (root.dataset.dragging === undefined || event.pointerType === "mouse") return;
    const view = viewOf(document.elementFromPoint(event.clientX, event.clientY));
    const { clientX: x, clientY: y } = event;
    if (!view) return leave();
    if (rest?.view !== view || Math.hypot(rest.x - x, rest.y - y) > FAR) {
        clearTimeout(rest?.timer);
        const timer = setTimeout(() => root.dataset.dragging !== undefined && approach(view, x, y), DWELL);
        rest = { view, timer, x, y };
    }
    rest.now = [x, y];
    if (!pushing) pushing = requestAnimationFrame(push(root));
};

const approach = (view, x, y) => {
    if (stateOf(view).k > 1.01 || square(view) >= SMALL) return;
    zoomAt(view, TARGET / square(view), x, y, true);
};

/** Near the edge of an enlarged view the board moves on below the piece. */
const push = (root) => () => {
    pushing = 0;
    if (!rest || root.dataset.dragging === undefined) return leave();
    const { view, now: [x, y] } = rest;
    if (view.hasAttribute("data-zoomed")) {
        const box = view.getBoundingClientRect();
        const by = (at, from, to) => Math.max(0, EDGE - (at - from)) - Math.max(0, EDGE - (to - at));
        const [dx, dy] = [by(x, box.left, box.right), by(y, box.top, box.bottom)];
        if (dx || dy) pan(view, dx / 6, dy / 6);
    }
    pushing = requestAnimationFrame(push(root));
};

const leave = () => {
    clearTimeout(rest?.timer);
    rest = undefined;
};

// -- what the program changes

const numbers = (text) => text.split(/[ ,]+/).map(Number);

/** Lets a drawing whose viewBox has changed glide from how it was seen to how it now is. */
const refit = (svg, before) => {
    const view = viewOf(svg);
    const after = svg.viewBox.baseVal;
    const { width, height } = svg.getBoundingClientRect();
    const [x, y, w, h] = numbers(before);
    if (!view || !layerOf(view) || !(w && h && width && after.width)) return;
    const [was, is] = [Math.min(width / w, height / h), Math.min(width / after.width, height / after.height)];
    const k = was / is;
    const shift = (start, length, oldStart, oldLength) => start + length / 2 - k * (oldStart + oldLength / 2);
    const state = stateOf(view);
    view.removeAttribute("data-zoom-gliding");
    layerOf(view).style.setProperty(
        "transform",
        `translate(${shift(after.x, after.width, x, w)}px, ${shift(after.y, after.height, y, h)}px) scale(${k * state.k})`,
    );
    layerOf(view).getBoundingClientRect(); // so that the glide has something to start from
    put(view, state.k > 1.01 ? { k: 1, x: 0, y: 0 } : state, true);
};

const changed = (records) => {
    for (const { target, attributeName, oldValue } of records) {
        if (attributeName === "data-zoom-home" && states.has(target)) home(target);
        if (attributeName === "viewBox" && oldValue && viewOf(target)) refit(target, oldValue);
    }
};

/** Listens to all views under `root`, ahead of everything else on the page. */
export const listenToZooms = (root) => {
    const on = (type, handle, options) => addEventListener(type, handle, { capture: true, ...options });
    on("pointerdown", down);
    on("pointermove", move);
    on("pointermove", carried(root));
    on("pointerup", up);
    on("pointercancel", up);
    on("click", click);
    on("pointerover", over);
    on("keydown", key);
    on("focusin", follow);
    new MutationObserver(changed).observe(root, {
        subtree: true, attributes: true, attributeOldValue: true, attributeFilter: ["data-zoom-home", "viewBox"],
    });
};
