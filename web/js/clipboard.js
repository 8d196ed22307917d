/** Copies text, also where there is no clipboard interface; says whether it was done. */
export const copy = async (text) => {
    try {
        await navigator.clipboard.writeText(text);
        return true;
    } catch {
        return copySelected(text);
    }
};

const copySelected = (text) => {
    const area = document.createElement("textarea");
    area.value = text;
    area.readOnly = true;
    area.className = "unseen";
    // Outside an open dialog nothing can be selected.
    (document.querySelector("dialog:modal") ?? document.body).append(area);
    const before = document.activeElement;
    area.select();
    const done = document.execCommand("copy");
    area.remove();
    before?.focus?.({ preventScroll: true });
    return done;
};
