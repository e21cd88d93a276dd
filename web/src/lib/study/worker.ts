// Reviews games and analyses positions. Whoever does not want to wait ends this worker.
import type { StudyAnswer } from '$lib/api/StudyAnswer';
import type { StudyCall } from '$lib/api/StudyCall';
import { compile } from '$lib/device/compile';
import { Module, Unreadable } from '$lib/device/module';

/** A module that has failed must not be asked again. */
export type Studied = { answer: StudyAnswer } | { failed: true };

const page = self as unknown as {
  postMessage: (studied: Studied) => void;
  onmessage: ((event: MessageEvent<StudyCall>) => void) | null;
};
const loading = compile().then((compiled) => Module.of(compiled));
loading.catch(() => undefined);

page.onmessage = ({ data }) =>
  void loading
    .then((module) => module.call<StudyAnswer>({ to: 'study', call: data }))
    .then(
      (answer) => page.postMessage({ answer }),
      (error: unknown) =>
        page.postMessage(
          error instanceof Unreadable
            ? { answer: { type: 'refused', problem: { code: 'malformed' } } }
            : { failed: true },
        ),
    );
