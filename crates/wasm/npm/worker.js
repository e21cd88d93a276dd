// An engine in a worker. The first message says what to load; every other one is a line.
import { load } from './index.js';

let engine;

onmessage = async ({ data }) => {
  try {
    if ('line' in data) {
      postMessage(engine.sendLine(data.line));
    } else {
      engine = await load(data.load);
      postMessage('');
    }
  } catch (reason) {
    // Thrown outside of the promise, so that the page hears of it as an error of the worker.
    setTimeout(() => {
      throw reason;
    });
  }
};
