// The computer player: its worker is started when somebody first plays against it.
import { hire } from "./python.js";

let hired;

/** Asks for a choice; `tell` gets the message `thought`, or `no-thought`, and nothing when it was called off. */
export const think = async (tell, ticket, code, seat, level) => {
    try {
        hired ??= hire("computer", COMPUTER);
        const answer = await (await hired).think(ticket, code, seat, level);
        if (answer) tell(JSON.parse(answer));
    } catch (error) {
        console.error("no thought:", error);
        hired = undefined; // the next question starts another
        tell(["no-thought", ticket]);
    }
};

/** An answer is no longer wanted: the worker hears of it within one of its pauses. */
export const unthink = async (ticket) => {
    const worker = await hired?.catch(() => {});
    await worker?.unthink(ticket);
};
