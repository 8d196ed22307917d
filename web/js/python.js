// PyScript and its named workers: Python runs there and nowhere else, so that the page's own thread is free.

/** What PyScript reads: its configuration, CONFIG, for every worker; MicroPython would bring each plugin along. */
const configure = () => {
    const given = JSON.parse(CONFIG);
    if (!navigator.serviceWorker?.controller) given.interpreter += "#first"; // see interpreter.js
    const texts = { py: JSON.stringify(given), mpy: JSON.stringify({ plugins: given.plugins }) };
    for (const [type, text] of Object.entries(texts)) {
        const element = Object.assign(document.createElement(`${type}-config`), { hidden: true, textContent: text });
        element.setAttribute("type", "json");
        document.body.append(element);
    }
    return import(CORE);
};

let pyscript;

/**
 * Starts a named worker by a script element: one made from code alone would take its interpreter from elsewhere.
 * `hear` gets what its interpreter says. Resolves to the functions it exports, each of which answers with a promise.
 */
export const hire = async (name, source, hear) => {
    pyscript ??= configure();
    const { hooks } = await pyscript;
    const script = document.createElement("script");
    for (const [key, value] of Object.entries({ type: "py", worker: "", name, src: source })) {
        script.setAttribute(key, value);
    }
    const worker = await new Promise((resolve) => {
        const made = (_, worker) =>
            queueMicrotask(() => {
                if (script.xworker !== worker) return;
                hooks.main.onWorker.delete(made);
                resolve(worker);
            });
        hooks.main.onWorker.add(made);
        document.body.append(script);
    });
    worker.addEventListener("message", ({ data }) => data?.tablee && hear?.(data.tablee, data.detail));
    await worker.ready;
    return worker.sync;
};
