import { answerTo } from './answer-to';
import type { WorkerAnswer, WorkerQuestion } from './read-file';

/** Reads a file in the worker, so that the page stays responsive. */
self.onmessage = ({ data }: MessageEvent<WorkerQuestion>) => {
  void answerTo(data).then(send);
};

/** Posting the rows copies them, which may exceed the memory. */
function send(answer: WorkerAnswer) {
  try {
    self.postMessage(answer);
  } catch (error) {
    console.error('What was read could not be handed over', error);
    self.postMessage({ fault: 'tooMuchText' } satisfies WorkerAnswer);
  }
}
