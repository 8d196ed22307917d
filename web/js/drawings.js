// Drawings that lie on a table many times over are pictures of a style sheet: as elements, each copy
// would be styled, laid out and painted shape by shape.
//
// Every symbol with an id under a new [data-drawings] becomes the background of what has the class
// "drawing-<id>". A picture of its own, it knows no colours but its own. A browser lays a drawn picture out
// anew whenever it is wanted in another size than the last time, so that the places whose selectors
// data-drawings lists, where sizes differ, have a copy each.
const sheet = new CSSStyleSheet();
document.adoptedStyleSheets.push(sheet);
const known = new Set();

/** Takes the drawings of an element just made. */
export const draw = (element) => {
    const places = element.dataset.drawings.split(",");
    for (const symbol of element.querySelectorAll("symbol[id]")) {
        if (known.has(symbol.id)) continue;
        known.add(symbol.id);
        const image = document.createElementNS(symbol.namespaceURI, "svg");
        image.setAttribute("viewBox", symbol.getAttribute("viewBox"));
        image.append(...symbol.cloneNode(true).childNodes);
        const url = `data:image/svg+xml,${encodeURIComponent(new XMLSerializer().serializeToString(image))}`;
        places.forEach((place, copy) => {
            const rule = `${place} .drawing-${CSS.escape(symbol.id)} { background-image: url("${url}${"%20".repeat(copy)}"); }`;
            sheet.insertRule(rule, sheet.cssRules.length);
        });
    }
};
