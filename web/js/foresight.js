// What a finger on the glass will bring, and what that brings by itself, worked out by Python ahead of time.
//
// Answers lie ready as long as just what was foreseen comes, step by step; anything else makes all of them void.
let python; // what the worker exports

export const consult = (table) => (python = table);

const steps = []; // the messages that come next, and once Python has told it, what they bring

/** The answer to messages that are about to be sent, if it is known already. */
export const recall = (messages) => {
    if (steps[0]?.messages === messages) return steps.shift().answer;
    forget();
    return undefined;
};

export const forget = () => void steps.splice(0);

/** Has Python work out what messages will bring, should they come next. */
export const foresee = (messages) => {
    forget();
    return further(messages);
};

const further = async (messages) => {
    const step = { messages: JSON.stringify(messages) };
    steps.push(step);
    const answer = JSON.parse(await python.foresee(JSON.stringify(steps.map((each) => each.messages))));
    if (!steps.includes(step)) return;
    step.answer = answer;
    follow(answer);
};

/** The message an answer brings by itself, that what is to be saved before it is seen has been; undefined without one. */
export const consequence = ([effects]) => effects.find(([name, , , then]) => name === "Save" && then)?.[3];

/** Has Python work out what an answer brings by itself. */
export const follow = (answer) => {
    const then = consequence(answer);
    if (then) further([then]).catch(() => {}); // what failed will fail when it comes
};
