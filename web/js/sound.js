// A handful of soft cues made of tones and breaths of noise, by the names of Cue in py/app/sound.py.
//
// A sound is [kind, start, length, loudness, from, to]: seconds from the cue's beginning, a loudness up
// to 1, and hertz at its beginning and end. `tone` is a sine, `reed` a triangle, `air` noise around those hertz.
const CUES = {
    lay: [["tone", 0, 0.09, 0.5, 210, 120], ["air", 0, 0.035, 0.5, 1400, 900]],
    push: [["air", 0, 0.2, 0.55, 320, 150], ["tone", 0.02, 0.18, 0.3, 110, 70]],
    draw: [["air", 0, 0.07, 0.35, 2200, 4200]],
    score: [["reed", 0, 0.16, 0.25, 659], ["reed", 0.09, 0.26, 0.25, 880]],
    loss: [["reed", 0, 0.18, 0.28, 262, 247], ["reed", 0.13, 0.32, 0.28, 196, 175]],
    refusal: [["tone", 0, 0.08, 0.45, 165], ["tone", 0.11, 0.11, 0.4, 147]],
    turn: [["tone", 0, 0.3, 0.28, 587], ["tone", 0, 0.22, 0.1, 1174]],
    win: [
        ["reed", 0, 0.2, 0.25, 523], ["reed", 0.12, 0.2, 0.25, 659],
        ["reed", 0.24, 0.2, 0.25, 784], ["reed", 0.36, 0.5, 0.25, 1047],
    ],
};
const QUEUE = 0.8; // seconds: a cue that would come later than that is left out
const ATTACK = 0.006;
const REST = 3_000; // milliseconds of silence after which the device may rest as well

let context;
let noise;
let free = 0; // when the last cue ends, in the time of the context
let resting;

const source = (kind) => {
    if (kind === "air") return new AudioBufferSourceNode(context, { buffer: noise, loop: true });
    return new OscillatorNode(context, { type: kind === "reed" ? "triangle" : "sine" });
};

const sounding = (begin, volume, [kind, start, length, loudness, from, to = from]) => {
    const [at, end] = [begin + start, begin + start + length];
    const made = source(kind);
    const filter = kind === "air" && new BiquadFilterNode(context, { type: "bandpass", Q: 1.2 });
    const pitch = (filter || made).frequency;
    pitch.setValueAtTime(from, at);
    pitch.exponentialRampToValueAtTime(to, end);
    const gain = new GainNode(context, { gain: 0 });
    gain.gain.setValueAtTime(0, at);
    gain.gain.linearRampToValueAtTime(loudness * volume ** 2, at + ATTACK);
    gain.gain.exponentialRampToValueAtTime(0.0005, end);
    if (filter) made.connect(filter).connect(gain);
    else made.connect(gain);
    gain.connect(context.destination);
    made.start(at);
    made.stop(end);
    return end;
};

const begin = () => {
    context = new AudioContext();
    noise = context.createBuffer(1, context.sampleRate / 2, context.sampleRate);
    const samples = noise.getChannelData(0);
    for (let at = 0; at < samples.length; at += 1) samples[at] = Math.random() * 2 - 1;
};

/** Plays a cue after those that still sound; nothing before the first gesture, nor out of sight. */
export const play = async (cue, volume) => {
    if (document.hidden || !navigator.userActivation?.hasBeenActive) return;
    clearTimeout(resting);
    if (!context) begin();
    if (context.state !== "running") await context.resume();
    const at = Math.max(context.currentTime + 0.01, free);
    if (at < context.currentTime + QUEUE) free = Math.max(...CUES[cue].map((each) => sounding(at, volume, each)));
    resting = setTimeout(() => context.suspend(), REST);
};
