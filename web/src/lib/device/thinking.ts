// Questions for bots, hints and judgements, which a second worker thinks about, one at a time.
import type { ThinkingQuestion, Thought } from './protocol';
import ThinkWorker from './think?worker';

/** The strongest bot needs a second or two, also on an old phone. After this long something is wrong. */
const DEADLINE_MS = 60_000;

type Answered = (question: ThinkingQuestion, thought: unknown) => void;

export class Thinking {
  #module: WebAssembly.Module;
  #answered: Answered;
  #worker: Worker | null = null;
  #current: ThinkingQuestion | null = null;
  #deadline: ReturnType<typeof setTimeout> | undefined;
  #queue: ThinkingQuestion[] = [];

  constructor(module: WebAssembly.Module, answered: Answered) {
    this.#module = module;
    this.#answered = answered;
  }

  ask(question: ThinkingQuestion): void {
    this.#queue.push(question);
    this.#next();
  }

  /**
   * Gives up what is thought about a table, unless the table still stands where the question was asked, or the answer is
   * wanted nevertheless.
   */
  drop(table: string, seq?: number): void {
    const stale = (question: ThinkingQuestion) =>
      question.table === table && (seq === undefined || (question.passing && question.seq !== seq));
    this.#queue = this.#queue.filter((question) => !stale(question));
    if (this.#current && stale(this.#current)) {
      this.#interrupt();
      this.#next();
    }
  }

  stop(): void {
    this.#queue = [];
    this.#interrupt();
  }

  /** A thought cannot be interrupted, but its worker can be ended. */
  #interrupt(): void {
    clearTimeout(this.#deadline);
    this.#current = null;
    this.#worker?.terminate();
    this.#worker = null;
  }

  #next(): void {
    if (this.#current) return;
    const question = this.#queue.shift();
    if (!question) return;
    this.#current = question;
    this.#worker ??= this.#start();
    this.#deadline = setTimeout(() => this.#fail(), DEADLINE_MS);
    this.#worker.postMessage(question);
  }

  #start(): Worker {
    const worker = new ThinkWorker();
    worker.onmessage = ({ data }: MessageEvent<Thought>) =>
      'failed' in data ? this.#fail() : this.#finish(data.thought);
    worker.onerror = () => this.#fail();
    worker.postMessage(this.#module);
    return worker;
  }

  /** Whoever asked hears that nothing came of it. */
  #fail(): void {
    const question = this.#current;
    this.#interrupt();
    if (question) this.#answered(question, null);
    this.#next();
  }

  #finish(thought: unknown): void {
    const question = this.#current;
    clearTimeout(this.#deadline);
    this.#current = null;
    if (question) this.#answered(question, thought);
    this.#next();
  }
}
