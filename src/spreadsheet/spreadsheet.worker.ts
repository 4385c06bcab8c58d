import { answerTo } from './answer-to';
import type { WorkerAnswer, WorkerQuestion } from './read-file';

/** Reads a file beside the page, which stays at work meanwhile. */
self.onmessage = ({ data }: MessageEvent<WorkerQuestion>) => {
  void answerTo(data).then(send);
};

/** Handing rows over copies them, which may take more memory than there is. */
function send(answer: WorkerAnswer) {
  try {
    self.postMessage(answer);
  } catch (error) {
    console.error('What was read could not be handed over', error);
    self.postMessage({ fault: 'tooMuchText' } satisfies WorkerAnswer);
  }
}
