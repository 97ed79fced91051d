import type { SoundName } from '@chambord/ui';
import { volume, VOLUMES } from '../shell/settings.ts';

/**
 * The four voices, made here from noise and tones. A browser lets a page sound only after a touch, so the first sound is
 * asked for by one; until then, and at volume nought, nothing is made at all.
 */
let audio: AudioContext | undefined;
let noise: AudioBuffer | undefined;

/** Sounds that come together follow each other, this far apart, in seconds. */
const APART = 0.09;
/** More than this at once is a din. */
const MOST = 5;

/** Lets these sound, one after another, each voice once in a row. */
export function sound(voices: readonly SoundName[]): void {
  const loudness = VOLUMES[volume.value];
  if (loudness === 0 || voices.length === 0 || !navigator.userActivation.hasBeenActive) return;
  audio ??= new AudioContext();
  void audio.resume();
  const heard = voices.filter((voice, index) => voice !== voices[index - 1]).slice(0, MOST);
  for (const [index, voice] of heard.entries()) MAKERS[voice](audio, loudness, audio.currentTime + index * APART);
}

type Maker = (context: AudioContext, loudness: number, at: number) => void;

const MAKERS: Readonly<Record<SoundName, Maker>> = {
  // A leaf turned: a breath of noise that rises.
  parchment(context, loudness, at) {
    rustle(context, { loudness: 0.5 * loudness, at, from: 1800, to: 5200, time: 0.13, q: 0.8 });
    rustle(context, { loudness: 0.28 * loudness, at: at + 0.05, from: 3600, to: 2400, time: 0.1, q: 1.4 });
  },
  // A piece set down: a short knock with a low body.
  wood(context, loudness, at) {
    tone(context, { loudness: 0.9 * loudness, at, from: 210, to: 120, time: 0.09, wave: 'sine' });
    rustle(context, { loudness: 0.35 * loudness, at, from: 1100, to: 700, time: 0.035, q: 2.5 });
  },
  // Two partials that do not fit together.
  coin(context, loudness, at) {
    tone(context, { loudness: 0.16 * loudness, at, from: 2960, to: 2950, time: 0.22, wave: 'triangle' });
    tone(context, { loudness: 0.12 * loudness, at: at + 0.03, from: 4390, to: 4380, time: 0.26, wave: 'sine' });
    rustle(context, { loudness: 0.12 * loudness, at, from: 6500, to: 6500, time: 0.02, q: 1 });
  },
  // The partials of a small bell, the higher the shorter.
  bell(context, loudness, at) {
    for (const [partial, strength, time] of [
      [1, 0.34, 1.5],
      [2.01, 0.2, 1],
      [2.41, 0.12, 0.8],
      [3.01, 0.1, 0.55],
      [4.52, 0.05, 0.3],
    ] as const) {
      tone(context, {
        loudness: strength * loudness,
        at,
        from: 587 * partial,
        to: 587 * partial,
        time,
        wave: 'sine',
      });
    }
  },
};

interface Sounding {
  readonly loudness: number;
  readonly at: number;
  readonly from: number;
  readonly to: number;
  readonly time: number;
}

function tone(context: AudioContext, { wave, ...how }: Sounding & { readonly wave: OscillatorType }): void {
  const source = context.createOscillator();
  source.type = wave;
  glide(source.frequency, how);
  source.connect(envelope(context, how));
  source.start(how.at);
  source.stop(how.at + how.time);
}

function rustle(context: AudioContext, { q, ...how }: Sounding & { readonly q: number }): void {
  noise ??= whiteNoise(context);
  const source = context.createBufferSource();
  source.buffer = noise;
  const filter = context.createBiquadFilter();
  filter.type = 'bandpass';
  filter.Q.value = q;
  glide(filter.frequency, how);
  source.connect(filter).connect(envelope(context, how));
  source.start(how.at, 0, how.time);
}

function glide(frequency: AudioParam, { from, to, at, time }: Sounding): void {
  frequency.setValueAtTime(from, at);
  frequency.exponentialRampToValueAtTime(to, at + time);
}

/** Quick in, slow out, so that nothing clicks. */
function envelope(context: AudioContext, { loudness, at, time }: Sounding): GainNode {
  const gain = context.createGain();
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(loudness, at + 0.004);
  gain.gain.exponentialRampToValueAtTime(0.0005, at + time);
  gain.connect(context.destination);
  return gain;
}

function whiteNoise(context: AudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, context.sampleRate / 2, context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  return buffer;
}
