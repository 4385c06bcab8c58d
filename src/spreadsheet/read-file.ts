import { FileRefused, maxFileBytes, type FileFault, type ReadFile } from './sheets';

export interface WorkerQuestion {
  bytes: ArrayBuffer;
  name: string;
}

export type WorkerAnswer = { read: ReadFile } | { fault: FileFault };

/** Only a hanging worker takes this long, in milliseconds. */
const patience = 60_000;

/** Reads a file in a worker. Throws FileRefused for unreadable files, and other errors if the worker fails. */
export async function readFile(file: File, signal: AbortSignal): Promise<ReadFile> {
  if (file.size > maxFileBytes) throw new FileRefused('tooBig');
  const bytes = await file.arrayBuffer();
  signal.throwIfAborted();
  const worker = new Worker(new URL('./spreadsheet.worker.ts', import.meta.url), {
    type: 'module',
  });
  try {
    const answer = await answerOf(worker, { bytes, name: file.name }, signal);
    if ('fault' in answer) throw new FileRefused(answer.fault);
    return answer.read;
  } finally {
    worker.terminate();
  }
}

function answerOf(worker: Worker, question: WorkerQuestion, signal: AbortSignal) {
  return new Promise<WorkerAnswer>((resolve, reject) => {
    const timer = setTimeout(() => reject(new FileRefused('tooLong')), patience);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(new DOMException('The file is not wanted any more', 'AbortError'));
    });
    worker.onmessage = ({ data }: MessageEvent<WorkerAnswer>) => {
      clearTimeout(timer);
      resolve(data);
    };
    const fail = (why: string) => {
      clearTimeout(timer);
      reject(new Error(`The reader of spreadsheets failed: ${why}`));
    };
    worker.onerror = ({ message }) => fail(message);
    worker.onmessageerror = () => fail('its answer could not be read');
    worker.postMessage(question, [question.bytes]);
  });
}
