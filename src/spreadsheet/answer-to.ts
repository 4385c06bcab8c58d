import { parseFile } from './parse-file';
import type { WorkerAnswer, WorkerQuestion } from './read-file';
import { FileRefused } from './sheets';

/** The worker's answer: the read file, or why it could not be read. */
export async function answerTo({ bytes, name }: WorkerQuestion): Promise<WorkerAnswer> {
  try {
    return { read: await parseFile(new Uint8Array(bytes), name) };
  } catch (error) {
    if (error instanceof FileRefused) return { fault: error.fault };
    console.error('Could not read a file', error);
    return { fault: 'damaged' };
  }
}
