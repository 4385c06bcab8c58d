import type { Order } from '../../../../domain/order/order';
import type { ExportContent } from './export-columns';
import { newExportFile, type ExportFile, type ExportFormat } from './export-file';

/** What the page asks of the worker, one at a time. */
export type ExportTask =
  | { open: { content: ExportContent; format: ExportFormat } }
  | { add: readonly Order[] }
  | { finish: true };
export type ExportAnswer = { rows: number } | { file: Blob } | { failure: string };

let file: ExportFile | undefined;

function answerTo(task: ExportTask): ExportAnswer {
  if ('open' in task) {
    file = newExportFile(task.open.content, task.open.format);
    return { rows: 0 };
  }
  if (!file) throw new Error('There is no file.');
  return 'add' in task ? { rows: file.add(task.add) } : { file: file.finish() };
}

/** Writes a file beside the page, which stays at work meanwhile. */
self.onmessage = ({ data }: MessageEvent<ExportTask>) => {
  let answer: ExportAnswer;
  try {
    answer = answerTo(data);
  } catch (error) {
    answer = { failure: String(error) };
  }
  self.postMessage(answer);
};
