// The one place where the page itself speaks of trouble, Python or no Python.
import { copy } from "./clipboard.js";
import { kept } from "./store.js";
import { words } from "./words.js";

const box = document.getElementById("trouble");

/** What must not be lost: the link the page was opened with, or all that is kept here; nothing where there is no match. */
const everything = async () => {
    if (location.hash.startsWith("#1")) return location.href;
    const all = await kept();
    return Object.keys(all).some((key) => key.startsWith("match/")) ? JSON.stringify(all, null, 1) : "";
};

/** Shows a sentence with a way to copy the game and to load anew. */
export const trouble = (sentence, { text } = {}) => {
    const ready = text ? Promise.resolve(text) : everything();
    const button = (label, act, kind = "button") => {
        const made = document.createElement("button");
        made.type = "button";
        made.className = kind;
        made.textContent = label;
        made.addEventListener("click", () => act(made));
        return made;
    };
    const line = document.createElement("p");
    line.textContent = sentence;
    let copied = text ?? "";
    const copying = button(words().copy, async (made) => {
        if (await copy(copied)) made.textContent = words().copied;
    });
    ready.then((found) => {
        copied = found;
        if (!found) copying.remove();
    });
    box.replaceChildren(
        line,
        button(words().reload, () => location.reload(), "button primary"),
        copying,
        button(words().close, () => calm(), "button quiet"),
    );
    box.hidden = false;
};

export const calm = () => {
    box.hidden = true;
    box.replaceChildren();
};
