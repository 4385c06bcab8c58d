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
    console.error('Could not post the rows of a file', error);
    self.postMessage({ fault: 'tooMuchText' } satisfies WorkerAnswer);
  }
}
