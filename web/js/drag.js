// Dragging with mouse, finger or pen: ("drag", pick) when it starts, ("drop", pick or null) when it
// ends. What the finger carries is a copy; the piece itself stays for the program to move.
const FAR = 6; // pixels before a press becomes a drag

let drag; // {element, pick, id, x, y, copy, shiftX, shiftY}

const layer = document.createElement("div");
layer.id = "drag";
layer.setAttribute("aria-hidden", "true");
layer.inert = true;

export const listenToDrags = (root, send) => {
    document.body.append(layer);

    root.addEventListener("pointerdown", (event) => {
        if (!event.isPrimary || event.button !== 0 || drag) return;
        const element = event.target.closest("[data-drag]");
        if (!element) return;
        drag = { element, pick: element.dataset.drag, id: event.pointerId, x: event.clientX, y: event.clientY };
    });

    addEventListener("pointermove", (event) => {
        if (event.pointerId !== drag?.id) return;
        if (!drag.copy) {
            if (Math.hypot(event.clientX - drag.x, event.clientY - drag.y) < FAR) return;
            if (!drag.element.isConnected) return end();
            lift();
            root.setPointerCapture(drag.id);
            root.dataset.dragging = drag.pick;
            send(["drag", drag.pick]);
        }
        carry(event.clientX, event.clientY);
    });

    addEventListener("pointerup", (event) => {
        if (event.pointerId !== drag?.id) return;
        const dragged = Boolean(drag.copy);
        end();
        if (!dragged) return;
        swallowClick();
        send(["drop", placeAt(event.clientX, event.clientY)?.dataset.pick ?? null]);
    });

    const cancel = (event) => {
        if (event.pointerId !== undefined && event.pointerId !== drag?.id) return;
        const dragged = Boolean(drag?.copy);
        end();
        if (dragged) send(["drop", null]);
    };
    addEventListener("pointercancel", cancel);
    addEventListener("blur", cancel);
    addEventListener(
        "keydown",
        (event) => {
            if (event.key !== "Escape" || !drag?.copy) return;
            event.preventDefault();
            event.stopPropagation();
            cancel({});
        },
        { capture: true },
    );

    // A picture or a link in a piece would start the browser's own dragging.
    root.addEventListener("dragstart", (event) => event.target.closest?.("[data-drag]") && event.preventDefault());

    const end = () => {
        if (drag?.copy) {
            mark(null);
            layer.replaceChildren();
            delete root.dataset.dragging;
            if (root.hasPointerCapture(drag.id)) root.releasePointerCapture(drag.id);
        }
        drag = undefined;
    };
};

/** The click that a release brings along is no click. */
const swallowClick = () => {
    const swallow = (event) => {
        event.preventDefault();
        event.stopImmediatePropagation();
    };
    addEventListener("click", swallow, { capture: true });
    setTimeout(() => removeEventListener("click", swallow, { capture: true }), 0);
};

const lift = () => {
    const { element } = drag;
    const box = element.getBoundingClientRect();
    const drawn = element instanceof SVGElement && element.ownerSVGElement;
    const copy = drawn ? drawnCopy(element, box) : element.cloneNode(true);
    for (const each of [copy, ...copy.querySelectorAll("[id]")]) each.removeAttribute("id");
    copy.style.setProperty("width", `${box.width}px`);
    copy.style.setProperty("height", `${box.height}px`);
    layer.replaceChildren(copy);
    drag.copy = copy;
    drag.shiftX = box.left - drag.x;
    drag.shiftY = box.top - drag.y;
};

const carry = (x, y) => {
    layer.style.setProperty("translate", `${x + drag.shiftX}px ${y + drag.shiftY}px`);
    mark(placeAt(x, y));
};

const placeAt = (x, y) => document.elementFromPoint(x, y)?.closest("[data-pick]") ?? null;

let marked = null;
/** The place under the finger has data-over while something is dragged. */
const mark = (place) => {
    if (place === marked) return;
    marked?.removeAttribute("data-over");
    place?.setAttribute("data-over", "");
    marked = place;
};

/** A part of a drawing, in a drawing of its own of the same scale and turn. */
const drawnCopy = (element, box) => {
    const { a, b, c, d, e, f } = element.parentNode.getScreenCTM();
    const space = "http://www.w3.org/2000/svg";
    const svg = document.createElementNS(space, "svg");
    const group = document.createElementNS(space, "g");
    group.setAttribute("transform", `matrix(${a} ${b} ${c} ${d} ${e - box.left} ${f - box.top})`);
    group.append(element.cloneNode(true));
    svg.append(group);
    return svg;
};
