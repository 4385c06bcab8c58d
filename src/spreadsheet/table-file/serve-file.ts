import type { FileFormat, TableShape, Value } from './table-file';

/** The page's messages to the worker, one at a time. */
export type FileTask =
  | { open: { shape: TableShape; format: FileFormat } }
  | { add: readonly (readonly Value[])[] }
  | { finish: true };
export type FileAnswer = { rows: number } | { file: Blob } | { failure: string };

/** A file that grows by rows. */
export interface ServedFile {
  add: (rows: readonly (readonly Value[])[]) => void | Promise<void>;
  finish: () => Blob;
}

/** Writes a file in this worker, so that the page stays responsive. */
export function serveFile(open: (shape: TableShape, format: FileFormat) => ServedFile): void {
  let file: ServedFile | undefined;

  async function answerTo(task: FileTask): Promise<FileAnswer> {
    if ('open' in task) {
      file = open(task.open.shape, task.open.format);
      return { rows: 0 };
    }
    if (!file) throw new Error('There is no file.');
    if (!('add' in task)) return { file: file.finish() };
    await file.add(task.add);
    return { rows: task.add.length };
  }

  self.onmessage = ({ data }: MessageEvent<FileTask>) => {
    answerTo(data).then(
      (answer) => self.postMessage(answer),
      (error: unknown) => self.postMessage({ failure: String(error) } satisfies FileAnswer),
    );
  };
}
