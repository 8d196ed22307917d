// Elements that share a data-flip identity glide from where they were to where they are.
//
// Only the individual `translate` and `scale` properties are animated: they come before whatever
// transform an element has of its own, so a turned piece still glides straight. One with a
// data-flip-wait (milliseconds) stays out of sight that long before it sets out from its data-flip-from.
// The [data-flip-area] around what glides is [data-gliding] meanwhile, to lie over the others.
const DURATION = 320;
const EASING = "cubic-bezier(.2, .7, .3, 1)";
const NEAR = 0.5; // pixels

const running = new WeakMap();
const shifting = new Set(); // areas that glide as a whole
const glides = new WeakMap(); // area -> how many glide in it

/** Whether nothing is to move. */
export const still = () =>
    document.documentElement.dataset.motion === "off" ||
    matchMedia("(prefers-reduced-motion: reduce)").matches;

/** The rectangles seen now, by identity, with animations as far as they have come. */
export const measure = (root) => {
    const seen = new Map();
    if (still()) return seen;
    for (const element of root.querySelectorAll("[data-flip]")) {
        seen.set(element.dataset.flip, element.getBoundingClientRect());
    }
    // Sources that carry no identity themselves, such as a pile.
    for (const element of root.querySelectorAll("[data-flip-source]")) {
        seen.set(element.dataset.flipSource, element.getBoundingClientRect());
    }
    return seen;
};

/**
 * The glides from the rectangles `measure` gave before the patch, as a function that starts them. What is still seen
 * there rests, or goes on gliding to where it was bound. Reading after writing lays the page out again, so all is
 * stopped, then read, then started.
 */
export const animate = (root, before) => {
    if (still()) return () => {};
    for (const area of shifting) running.get(area)?.cancel();
    shifting.clear();
    const moves = [];
    for (const element of root.querySelectorAll("[data-flip]")) {
        const known = before.get(element.dataset.flip);
        const from = known ?? origin(root, element.dataset.flipFrom, before);
        if (!from || from.width + from.height === 0) continue;
        const to = element.getBoundingClientRect();
        if (to.width + to.height === 0 || !way(element, from, to)) continue;
        const wait = known ? 0 : Number(element.dataset.flipWait ?? 0);
        moves.push({ element, from, to, wait, interrupted: running.get(element) });
    }
    for (const { interrupted } of moves) interrupted?.cancel();
    for (const move of moves) {
        if (move.interrupted) move.to = move.element.getBoundingClientRect();
        move.start = way(move.element, move.from, move.to);
    }
    const started = together(moves).filter((move) => move.start);
    return () => started.forEach(glide);
};

/** The moves, but one for each area of which everything that has an identity goes the same way: it goes with the rest. */
const together = (moves) => {
    const byArea = new Map();
    for (const move of moves) {
        const area = move.element.closest("[data-flip-area]");
        byArea.set(area, [...(byArea.get(area) ?? []), move]);
    }
    return [...byArea].flatMap(([area, inside]) => {
        const [{ from, to, interrupted }] = inside;
        const alike = (move) =>
            Math.abs(move.from.left - move.to.left - from.left + to.left) < NEAR &&
            Math.abs(move.from.top - move.to.top - from.top + to.top) < NEAR &&
            move.start && !move.start.scale && !move.wait;
        const all = area && inside.length > 1 && inside.length === area.querySelectorAll("[data-flip]").length;
        if (!all || !inside.every(alike)) return inside;
        shifting.add(area);
        const translate = `${from.left - to.left}px ${from.top - to.top}px`;
        return [{ element: area, start: { translate }, interrupted }];
    });
};

const origin = (root, id, before) => {
    if (!id) return undefined;
    if (before.has(id)) return before.get(id);
    const name = CSS.escape(id);
    const source = root.querySelector(`[data-flip="${name}"], [data-flip-source="${name}"]`);
    return (source ?? document.getElementById(id))?.getBoundingClientRect();
};

/** The properties that show an element where it comes from; nothing when it is there already. */
const way = (element, from, to) => {
    const x = from.left + from.width / 2 - to.left - to.width / 2;
    const y = from.top + from.height / 2 - to.top - to.height / 2;
    const drawn = element instanceof SVGElement && element.ownerSVGElement;
    // Of one size in both directions: a source may have another shape than what comes out of it.
    const size = drawn ? 1 : Math.min(from.width / to.width, from.height / to.height);
    const sized = Math.abs(size - 1) > 0.02;
    if (Math.abs(x) < NEAR && Math.abs(y) < NEAR && !sized) return null;
    const [dx, dy] = drawn ? inUserUnits(element, x, y) : [x, y];
    const translate = `${dx}px ${dy}px`;
    return sized ? { translate, scale: `${size}` } : { translate };
};

const glide = ({ element, start, wait, interrupted }) => {
    const end = { translate: "0px 0px" };
    if (start.scale) end.scale = "1";
    const left = interrupted ? DURATION * 0.75 : DURATION;
    const frames = wait ? [{ ...start, opacity: 0 }, { ...start, opacity: 1, offset: 0.01 }, end] : [start, end];
    const animation = element.animate(frames, { duration: left, easing: EASING, delay: wait, fill: "backwards" });
    running.set(element, animation);
    const area = element.closest("[data-flip-area]");
    area?.setAttribute("data-gliding", "");
    if (area) glides.set(area, (glides.get(area) ?? 0) + 1);
    const over = () => {
        if (running.get(element) === animation) running.delete(element);
        if (!area) return;
        glides.set(area, glides.get(area) - 1);
        if (glides.get(area) === 0) area.removeAttribute("data-gliding");
    };
    animation.finished.then(over, over);
};

/** A distance on the screen in the units of a drawing that may be scaled or turned. */
const inUserUnits = (element, x, y) => {
    const { a, b, c, d } = element.parentNode.getScreenCTM();
    const area = a * d - b * c;
    return [(d * x - c * y) / area, (a * y - b * x) / area];
};
