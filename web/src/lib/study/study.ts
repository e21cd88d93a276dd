// The page's side of reviews and analysis on this device: asks a worker of its own, one question after another.
import type { StudyAnswer } from '$lib/api/StudyAnswer';
import type { StudyCall } from '$lib/api/StudyCall';
import { DEVICE_FAILED, Refused } from '$lib/net/refused';
import type { Studied } from './worker';
import StudyWorker from './worker?worker';

type Kind = StudyAnswer['type'];
type Answer<K extends Kind> = Extract<StudyAnswer, { type: K }>;

/** Whoever asked has stopped waiting. */
export class Stopped extends Error {}

interface Asked {
  call: StudyCall;
  resolve: (answer: StudyAnswer) => void;
  reject: (error: Error) => void;
}

/** A worker that studies. It starts with the first question, and again after it was stopped. */
export class Study {
  #worker: Worker | null = null;
  #queue: Asked[] = [];
  #over = false;

  /** Asks, and waits for an answer of that kind. Throws `Refused`, or `Stopped` if somebody stops it. */
  async ask<K extends Kind>(kind: K, call: StudyCall): Promise<Answer<K>> {
    if (this.#over) throw new Stopped('nobody studies any more');
    const answer = await new Promise<StudyAnswer>((resolve, reject) => {
      this.#queue.push({ call, resolve, reject });
      if (this.#queue.length === 1) this.#next();
    });
    if (answer.type === 'refused') throw new Refused(answer.problem);
    if (answer.type !== kind) throw new Refused(DEVICE_FAILED);
    return answer as Answer<K>;
  }

  /** Ends for good: whoever asks later must not start a worker that nobody would end. */
  close(): void {
    this.#over = true;
    this.stop();
  }

  /** Ends whatever is under way. */
  stop(): void {
    this.#end(new Stopped('stopped'));
  }

  #next(): void {
    const asked = this.#queue[0];
    if (!asked) return;
    this.#worker ??= this.#start();
    this.#worker.postMessage(asked.call);
  }

  #start(): Worker {
    const worker = new StudyWorker();
    worker.onmessage = ({ data }: MessageEvent<Studied>) => {
      if ('failed' in data) return this.#end(new Refused(DEVICE_FAILED));
      this.#queue.shift()?.resolve(data.answer);
      this.#next();
    };
    worker.onerror = () => this.#end(new Refused(DEVICE_FAILED));
    return worker;
  }

  #end(error: Error): void {
    const asked = this.#queue;
    this.#queue = [];
    this.#worker?.terminate();
    this.#worker = null;
    for (const { reject } of asked) reject(error);
  }
}
