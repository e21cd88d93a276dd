// Two soft tones, made on the spot: a day passing and one's own turn. Nothing is fetched.
import { settings } from '$lib/browser/settings.svelte';

let context: AudioContext | null = null;

function tone(frequency: number, at: number, seconds: number): void {
  context ??= new AudioContext();
  const begin = context.currentTime + at;
  const source = new OscillatorNode(context, { type: 'triangle', frequency });
  const volume = new GainNode(context, { gain: 0 });
  volume.gain.linearRampToValueAtTime(0.12, begin + 0.01);
  volume.gain.exponentialRampToValueAtTime(0.001, begin + seconds);
  source.connect(volume).connect(context.destination);
  source.start(begin);
  source.stop(begin + seconds);
}

/** Plays a sound, if sounds are on. */
export function sound(name: 'day' | 'turn'): void {
  if (!settings.sound || typeof AudioContext === 'undefined') return;
  if (name === 'day') return tone(196, 0, 0.18);
  tone(523, 0, 0.22);
  tone(659, 0.12, 0.35);
}
