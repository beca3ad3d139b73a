import { settings } from "../settings.svelte.ts";

/** How something sounds: a tone that falls or rises, or a rustle, for so many seconds, so loud. */
interface Sound {
  readonly tone?: readonly [from: number, to: number];
  readonly rustle?: number;
  readonly time: number;
  readonly loud: number;
}

const CARD: Sound = { rustle: 2600, time: 0.07, loud: 0.16 };
const BLOW: Sound = { tone: [150, 60], rustle: 700, time: 0.16, loud: 0.3 };
const BREAK: Sound = { tone: [220, 45], rustle: 1400, time: 0.3, loud: 0.3 };
const CHIME: Sound = { tone: [660, 880], time: 0.22, loud: 0.12 };
const DICE: Sound = { rustle: 1800, time: 0.32, loud: 0.24 };
const THUD: Sound = { tone: [110, 55], rustle: 420, time: 0.2, loud: 0.26 };
const TURN: Sound = { tone: [330, 494], rustle: 2200, time: 0.2, loud: 0.14 };
const LOW: Sound = { tone: [196, 147], time: 0.3, loud: 0.14 };

/** Words that all games use. What has no sound of its own is silent. */
const SOUNDS: Readonly<Record<string, Sound>> = {
  play: CARD,
  set: CARD,
  draw: CARD,
  discard: CARD,
  deploy: CARD,
  equip: CARD,
  spawn: CARD,
  act: CARD,
  rift: CARD,
  move: CARD,
  enter: CARD,
  lay: CARD,
  summon: CARD,
  engage: THUD,
  assault: THUD,
  block: THUD,
  tame: TURN,
  liberate: TURN,
  damage: BLOW,
  wound: BLOW,
  destroy: BREAK,
  die: BREAK,
  eliminate: BREAK,
  score: CHIME,
  complete: CHIME,
  revive: CHIME,
  heal: CHIME,
  cure: CHIME,
  roll: DICE,
  reroll: DICE,
  threat: LOW,
  turn: LOW,
  round: LOW,
};

let context: AudioContext | undefined;
let noise: AudioBuffer | undefined;

/** Short and soft, and only for who wishes it. */
export function sound(event: string): void {
  const wanted = SOUNDS[event];
  if (!settings.sound || !wanted) return;
  context ??= new AudioContext();
  const start = context.currentTime;
  const volume = context.createGain();
  volume.gain.setValueAtTime(0, start);
  volume.gain.linearRampToValueAtTime(wanted.loud, start + 0.008);
  volume.gain.exponentialRampToValueAtTime(0.001, start + wanted.time);
  volume.connect(context.destination);
  if (wanted.tone) tone(context, wanted.tone, start, wanted.time).connect(volume);
  if (wanted.rustle) rustle(context, wanted.rustle, start, wanted.time).connect(volume);
}

function tone(audio: AudioContext, [from, to]: readonly [number, number], start: number, time: number): AudioNode {
  const source = audio.createOscillator();
  source.type = "triangle";
  source.frequency.setValueAtTime(from, start);
  source.frequency.exponentialRampToValueAtTime(to, start + time);
  source.start(start);
  source.stop(start + time);
  return source;
}

function rustle(audio: AudioContext, around: number, start: number, time: number): AudioNode {
  noise ??= whiteNoise(audio);
  const source = audio.createBufferSource();
  source.buffer = noise;
  const band = audio.createBiquadFilter();
  band.type = "bandpass";
  band.frequency.value = around;
  source.connect(band);
  source.start(start, Math.random() * 0.5, time);
  return band;
}

function whiteNoise(audio: AudioContext): AudioBuffer {
  const buffer = audio.createBuffer(1, audio.sampleRate, audio.sampleRate);
  const data = buffer.getChannelData(0);
  for (let i = 0; i < data.length; i++) data[i] = Math.random() * 2 - 1;
  return buffer;
}
