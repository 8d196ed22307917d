// Drawings that lie on a table many times over are pictures of a style sheet: as elements, each copy
// would be styled, laid out and painted shape by shape.
//
// Every symbol with an id under a new [data-drawings] becomes the background of what has the class
// "drawing-<id>". A picture of its own, it knows no colours but its own. A browser lays a drawn picture out
// anew whenever it is wanted in another size than the last time, so when there is time it becomes one of pixels.
import { idly } from "./idle.js";

const SHARP = 3.2; // pixels of one unit of a drawing, for a card of 100 units shown as large as it gets on a dense screen

const sheet = new CSSStyleSheet();
document.adoptedStyleSheets.push(sheet);
const known = new Map(); // symbol id -> its picture; kept, so that the style sheet need not load it

/** Takes the drawings of an element just made. */
export const draw = async (element) => {
    const fresh = [...element.querySelectorAll("symbol[id]")].filter(({ id }) => !known.has(id)).map(drawn);
    for (const drawing of fresh) {
        await new Promise((then) => idly(then));
        await develop(drawing).catch((error) => console.info("a drawing stays as it is drawn:", error));
    }
};

const load = async (address) => {
    const picture = new Image();
    picture.src = address;
    await picture.decode();
    return picture;
};

const drawn = (symbol) => {
    const { width, height } = symbol.viewBox.baseVal;
    const image = document.createElementNS(symbol.namespaceURI, "svg");
    const size = { width: Math.round(width * SHARP), height: Math.round(height * SHARP) };
    for (const [name, value] of Object.entries({ viewBox: symbol.getAttribute("viewBox"), ...size })) {
        image.setAttribute(name, value);
    }
    image.append(...symbol.cloneNode(true).childNodes);
    const url = `data:image/svg+xml,${encodeURIComponent(new XMLSerializer().serializeToString(image))}`;
    const rule = `.drawing-${CSS.escape(symbol.id)} { background-image: url("${url}"); }`;
    const { style } = sheet.cssRules[sheet.insertRule(rule, sheet.cssRules.length)];
    known.set(symbol.id, undefined);
    return { id: symbol.id, url, style, ...size };
};

const develop = async ({ id, url, style, width, height }) => {
    const canvas = new OffscreenCanvas(width, height);
    canvas.getContext("2d").drawImage(await load(url), 0, 0, width, height);
    const address = URL.createObjectURL(await canvas.convertToBlob());
    known.set(id, await load(address));
    style.backgroundImage = `url("${address}")`;
};
