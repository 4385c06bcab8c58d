import {
  newTableFile,
  type FileFormat,
  type TableFile,
  type TableShape,
  type Value,
} from './table-file';

/** The page's messages to the worker, one at a time. */
export type FileTask =
  | { open: { shape: TableShape; format: FileFormat } }
  | { add: readonly (readonly Value[])[] }
  | { finish: true };
export type FileAnswer = { rows: number } | { file: Blob } | { failure: string };

let file: TableFile | undefined;

function answerTo(task: FileTask): FileAnswer {
  if ('open' in task) {
    file = newTableFile(task.open.shape, task.open.format);
    return { rows: 0 };
  }
  if (!file) throw new Error('There is no file.');
  if (!('add' in task)) return { file: file.finish() };
  for (const row of task.add) file.add(row);
  return { rows: task.add.length };
}

/** Writes a file in the worker, so that the page stays responsive. */
self.onmessage = ({ data }: MessageEvent<FileTask>) => {
  let answer: FileAnswer;
  try {
    answer = answerTo(data);
  } catch (error) {
    answer = { failure: String(error) };
  }
  self.postMessage(answer);
};
