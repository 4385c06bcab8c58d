import { parseFile } from './parse-file';
import { FileRefused } from './sheets';
import type { WorkerAnswer, WorkerQuestion } from './read-file';

/** Reads a file beside the page, which stays at work meanwhile. */
self.onmessage = ({ data }: MessageEvent<WorkerQuestion>) => {
  void answer(data).then((read) => self.postMessage(read));
};

async function answer({ bytes, name }: WorkerQuestion): Promise<WorkerAnswer> {
  try {
    return { read: await parseFile(new Uint8Array(bytes), name) };
  } catch (error) {
    if (error instanceof FileRefused) return { fault: error.fault };
    console.error('A file could not be read', error);
    return { fault: 'damaged' };
  }
}
