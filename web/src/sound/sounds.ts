// Sounds of the table, made here: wood, paper, dice, a chime. Nothing is fetched.

import type { GameEvent } from "../wire/messages";

export type Sound = "move" | "turn" | "take" | "roll" | "mine" | "over";

let context: AudioContext | null = null;

/** What an event sounds like, as far as it says where it happened. */
export function soundOf({ by, kind, marks }: GameEvent): Sound | null {
  if (marks?.taken?.length) return "take";
  if (marks?.turned?.length) return "turn";
  if (by < 0 && kind === "roll") return "roll";
  return marks?.end?.length ? "move" : null;
}

/** Browsers let a page sound once somebody has touched it; until then nothing is heard, and nothing is put off. */
export function play(sound: Sound): void {
  if (navigator.userActivation?.hasBeenActive === false) return;
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
  PLAYED[sound](context, context.currentTime + 0.01);
}

type Player = (audio: AudioContext, at: number) => void;

const PLAYED: Record<Sound, Player> = {
  move: (audio, at) => knock(audio, at, 210, 0.09, 0.5),
  turn: (audio, at) => rustle(audio, at, 2600, 0.16, 0.22),
  take: (audio, at) => [0, 0.07].forEach((later, index) => tone(audio, at + later, 880 * (index ? 1.5 : 1), 0.22, 0.12)),
  roll: (audio, at) => [0, 0.06, 0.11, 0.19, 0.3].forEach((later, index) => knock(audio, at + later, 420 + 90 * ((index * 7) % 4), 0.04, 0.32)),
  mine: (audio, at) => [523, 784].forEach((pitch, index) => tone(audio, at + index * 0.13, pitch, 0.5, 0.14)),
  over: (audio, at) => [523, 659, 784, 1047].forEach((pitch, index) => tone(audio, at + index * 0.12, pitch, 0.6, 0.13)),
};

/** A bell: a tone with a softer one above it. */
function tone(audio: AudioContext, at: number, pitch: number, seconds: number, loud: number): void {
  for (const [times, part] of [[1, 1], [2.76, 0.25]] as const) {
    const source = new OscillatorNode(audio, { type: "sine", frequency: pitch * times });
    source.connect(fading(audio, at, seconds / times, loud * part));
    source.start(at);
    source.stop(at + seconds);
  }
}

/** Wood on wood. */
function knock(audio: AudioContext, at: number, pitch: number, seconds: number, loud: number): void {
  const source = new OscillatorNode(audio, { type: "triangle", frequency: pitch });
  source.frequency.setValueAtTime(pitch * 1.8, at);
  source.frequency.exponentialRampToValueAtTime(pitch, at + 0.03);
  source.connect(fading(audio, at, seconds, loud));
  source.start(at);
  source.stop(at + seconds);
  rustle(audio, at, 1400, 0.03, loud * 0.3);
}

/** Paper: noise in a band. */
function rustle(audio: AudioContext, at: number, pitch: number, seconds: number, loud: number): void {
  const length = Math.ceil(audio.sampleRate * seconds);
  const buffer = new AudioBuffer({ length, sampleRate: audio.sampleRate });
  buffer.copyToChannel(Float32Array.from({ length }, () => Math.random() * 2 - 1), 0);
  const source = new AudioBufferSourceNode(audio, { buffer });
  source.connect(new BiquadFilterNode(audio, { type: "bandpass", frequency: pitch, Q: 0.9 })).connect(fading(audio, at, seconds, loud));
  source.start(at);
}

function fading(audio: AudioContext, at: number, seconds: number, loud: number): GainNode {
  const gain = new GainNode(audio, { gain: 0 });
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(loud, at + 0.005);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + seconds);
  gain.connect(audio.destination);
  return gain;
}
