import { answerTo } from './answer-to';
import type { WorkerQuestion } from './read-file';

/** Reads a file beside the page, which stays at work meanwhile. */
self.onmessage = ({ data }: MessageEvent<WorkerQuestion>) => {
  void answerTo(data).then((read) => self.postMessage(read));
};
