import type { FileFormat, TableShape, Value } from './table-file';
import type { FileAnswer, FileTask } from './table-file.worker';

/** The file could not be written; what there is of it is of no use. */
export class NotWritten extends Error {}

/** A file that a worker writes. */
export interface WrittenFile {
  /** Hands rows on as soon as those before are written, which bounds what waits in memory. */
  add: (rows: readonly (readonly Value[])[]) => Promise<void>;
  /** The file and how many rows it has below its titles; the same whenever it is asked for. */
  finish: () => Promise<{ file: Blob; rows: number }>;
  close: () => void;
}

/** Opens a file in a worker of its own. */
export function openFile(shape: TableShape, format: FileFormat): WrittenFile {
  const worker = new Worker(new URL('./table-file.worker.ts', import.meta.url), { type: 'module' });
  let rows = 0;
  let finished: ReturnType<WrittenFile['finish']> | undefined;
  // A worker takes no functions, which a column may have besides.
  const columns = shape.columns.map(({ label, kind, width }) => ({ label, kind, width }));
  let latest = ask({ open: { shape: { sheet: shape.sheet, columns }, format } });

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

  /** Has the worker do it after all that it was given; the answer is to the task before. */
  function askNext(task: FileTask): Promise<unknown> {
    const before = latest;
    latest = before.then(() => ask(task));
    // Whoever asks next is told.
    latest.catch(() => undefined);
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
