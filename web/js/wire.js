// Frames: JSON trees from Python become snabbdom's virtual nodes.
//
//   "text" · [tag, attributes, children] · ["*", key, node] remembered part, new or changed ·
//   ["=", key] the part remembered under that key in the frame before
//
// A part that comes again is the same object, so snabbdom's work on it ends at once.
const SVG = "http://www.w3.org/2000/svg";

const PROPERTIES = new Set(["value", "checked", "open"]);

/** Remembers the parts of the last frame. */
export class Frames {
    #parts = new Map();

    /** The whole tree a frame stands for; throws a KeyError when it names a part not remembered. */
    expand(node) {
        const next = new Map();
        const whole = this.#expand(node, next);
        this.#parts = next;
        return whole;
    }

    #expand(node, next) {
        if (typeof node === "string") return node;
        if (node[0] === "=") {
            const part = this.#parts.get(node[1]);
            if (!part) throw new KeyError(node[1]);
            this.#keep(node[1], next);
            return part.node;
        }
        if (node[0] === "*") {
            const inner = new Map();
            node[2] = this.#expand(node[2], inner);
            next.set(node[1], { node, inner: [...inner.keys()] });
            for (const [key, part] of inner) next.set(key, part);
            return node;
        }
        const children = node[2];
        for (let i = 0; i < children.length; i++) {
            if (typeof children[i] !== "string") children[i] = this.#expand(children[i], next);
        }
        return node;
    }

    #keep(key, next) {
        const part = this.#parts.get(key);
        next.set(key, part);
        for (const inner of part.inner) next.set(inner, this.#parts.get(inner));
    }
}

export class KeyError extends Error {}

/** A virtual node for a tree without ["=", …] in it. */
export const virtual = (node, ns) => {
    if (typeof node === "string") return { text: node };
    if (node[0] === "*") return remembered(node, ns);
    const [tag, attributes, children] = node;
    if (tag === "svg") ns = SVG;
    const attrs = {};
    const data = { attrs, ns };
    let key;
    for (const name in attributes) {
        const value = attributes[name];
        if (value === false || value === null) continue;
        if (name === "key") key = value;
        else if (name === "style") data.style = value;
        else if (PROPERTIES.has(name) && !ns && !(name === "open" && tag !== "dialog")) {
            (data.props ??= {})[name] = value;
        } else if (name.startsWith("on-") || name === "at-once") attrs[`data-${name}`] = JSON.stringify(value);
        else attrs[name] = typeof value === "number" ? String(value) : value;
    }
    const inside = tag === "foreignObject" ? undefined : ns;
    return {
        sel: tag,
        key: key ?? undefined,
        data,
        children: children.map((child) => virtual(child, inside)),
    };
};

/** A node that is built only when it is new or its part changed. */
const remembered = (part, ns) => {
    let node = part[2];
    while (node[0] === "*") node = node[2];
    const own = node[0] === "svg" ? SVG : ns; // snabbdom asks before it lets the hook build the rest
    return { sel: node[0], key: node[1].key ?? undefined, data: { part, ns: own, hook: HOOK }, children: [] };
};

const take = (from, to) => {
    to.data = from.data;
    to.children = from.children;
};

const build = (vnode) => {
    const { part, ns } = vnode.data;
    const built = virtual(part[2], ns);
    if (built.data.hook) build(built);
    built.data.part = part;
    built.data.hook = HOOK;
    take(built, vnode);
};

const HOOK = {
    init: build,
    prepatch(old, vnode) {
        if (old.data.part === vnode.data.part) take(old, vnode);
        else build(vnode);
    },
};
