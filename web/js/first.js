// Runs before anything is painted: language, theme and what to show until Python is there.
// A classic script, put into <head> by the build; FIRST is {languages, tables, build}, its constants.
(() => {
    const DIGITS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
    const root = document.documentElement;
    const place = new URL(".", location.href).pathname;
    let kept = {};
    let pictures = [];
    try {
        kept = JSON.parse(localStorage.getItem(`${place} first`)) ?? {};
        pictures = JSON.parse(localStorage.getItem(`${place} pictures`)) ?? [];
    } catch {
        // No storage, or somebody else's: a first visit.
    }

    const known = (tag) => FIRST.languages.find((language) => language === tag.toLowerCase().split("-")[0]);
    root.lang = known(kept.lang ?? "") ?? navigator.languages.map(known).find(Boolean) ?? "en";
    root.dataset.theme = kept.theme ?? "auto";
    if (kept.motion) root.dataset.motion = kept.motion;

    const fragment = location.hash.slice(1);
    const link = /^1([a-z_]+)\./.exec(fragment);
    if (pictures.some(([name, build]) => name === fragment && build === FIRST.build)) {
        root.dataset.screen = "picture";
    } else if (link) {
        root.dataset.screen = "table";
        // The number in a code has version (of 64) and players (of 8) lowest; four characters of checksum follow it.
        const players = DIGITS.indexOf(fragment.at(-6)) & 7;
        const table = FIRST.tables[`${link[1]}/${players}/${root.lang}`];
        if (table) {
            const hint = document.createElement("link");
            Object.assign(hint, { rel: "preload", as: "fetch", crossOrigin: "anonymous", href: table });
            document.head.append(hint);
            root.dataset.table = table;
        }
    } else {
        root.dataset.screen = /^\/?$/.test(fragment) ? "lobby" : "other";
    }
})();
