// Drawings that lie on a table many times over are pictures of a style sheet: as elements, each copy
// would be styled, laid out and painted shape by shape.
//
// Every symbol with an id under a new [data-drawings] becomes the background of what has the class
// "drawing-<id>". A picture of its own, it knows no colours but its own.
const sheet = new CSSStyleSheet();
document.adoptedStyleSheets.push(sheet);
const known = new Set();

/** Takes the drawings of an element just made. */
export const draw = (element) => {
    for (const symbol of element.querySelectorAll("symbol[id]")) {
        if (known.has(symbol.id)) continue;
        known.add(symbol.id);
        const image = document.createElementNS(symbol.namespaceURI, "svg");
        image.setAttribute("viewBox", symbol.getAttribute("viewBox"));
        image.append(...symbol.cloneNode(true).childNodes);
        const url = `data:image/svg+xml,${encodeURIComponent(new XMLSerializer().serializeToString(image))}`;
        sheet.insertRule(`.drawing-${CSS.escape(symbol.id)} { background-image: url("${url}"); }`);
    }
};
