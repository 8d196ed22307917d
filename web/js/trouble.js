// The one place where the page itself speaks of trouble, Python or no Python.
import { copy } from "./clipboard.js";
import { kept } from "./store.js";
import { words } from "./words.js";

const box = document.getElementById("trouble");

/** Everything kept here, or the link the page was opened with: what must not be lost. */
const everything = async () => {
    if (location.hash.startsWith("#1")) return location.href;
    const all = await kept();
    return JSON.stringify(all, null, 1);
};

/** Shows a sentence with a way to copy the game and to load anew. */
export const trouble = (sentence, { text } = {}) => {
    const ready = text ? Promise.resolve(text) : everything();
    const button = (label, act) => {
        const made = document.createElement("button");
        made.type = "button";
        made.textContent = label;
        made.addEventListener("click", () => act(made));
        return made;
    };
    const line = document.createElement("p");
    line.textContent = sentence;
    let copied = text ?? "";
    ready.then((found) => (copied = found));
    box.replaceChildren(
        line,
        button(words().copy, async (made) => {
            if (await copy(copied)) made.textContent = words().copied;
        }),
        button(words().reload, () => location.reload()),
        button(words().close, () => calm()),
    );
    box.hidden = false;
};

export const calm = () => {
    box.hidden = true;
    box.replaceChildren();
};
