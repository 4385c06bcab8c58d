import type { FileFormat, TableShape, Value } from './table-file';
import type { FileAnswer, FileTask } from './serve-file';

/** The file could not be written; the written part is useless. */
export class NotWritten extends Error {}

/** A file that a worker writes. */
export interface WrittenFile {
  /** Adds rows once the previous ones are written, which limits the rows waiting in memory. */
  add: (rows: readonly (readonly Value[])[]) => Promise<void>;
  /** The file and its number of rows without titles. Repeated calls return the same. */
  finish: () => Promise<{ file: Blob; rows: number }>;
  close: () => void;
}

const tableWorker = () =>
  new Worker(new URL('./table-file.worker.ts', import.meta.url), { type: 'module' });

/** Opens a file in its own worker, which uses `serveFile`. */
export function openFile(
  shape: TableShape,
  format: FileFormat,
  newWorker = tableWorker,
): WrittenFile {
  const worker = newWorker();
  let rows = 0;
  let finished: ReturnType<WrittenFile['finish']> | undefined;
  // Functions can't be posted to a worker, and a column may have some.
  const columns = shape.columns.map(({ label, kind, width }) => ({ label, kind, width }));
  let latest = handled(ask({ open: { shape: { sheet: shape.sheet, columns }, format } }));

  function ask(task: FileTask): Promise<FileAnswer> {
    return new Promise((resolve, reject) => {
      worker.onmessage = ({ data }: MessageEvent<FileAnswer>) => {
        if ('rows' in data) rows += data.rows;
        if ('failure' in data) reject(new NotWritten(data.failure));
        else resolve(data);
      };
      worker.onerror = ({ message }) => reject(new NotWritten(message));
      worker.postMessage(task);
    });
  }

  /** Queues a task after the previous one; resolves with the previous task's answer. */
  function askNext(task: FileTask): Promise<unknown> {
    const before = latest;
    latest = handled(before.then(() => ask(task)));
    return before;
  }

  async function end() {
    await askNext({ finish: true });
    const answer = await latest;
    worker.terminate();
    if (!('file' in answer)) throw new NotWritten('There is no file.');
    return { file: answer.file, rows };
  }

  return {
    async add(added) {
      await askNext({ add: added });
    },
    finish: () => (finished ??= end()),
    close: () => worker.terminate(),
  };
}

/** A failure reaches the next caller, so it is no unhandled rejection. */
function handled<T>(answer: Promise<T>): Promise<T> {
  answer.catch(() => undefined);
  return answer;
}
