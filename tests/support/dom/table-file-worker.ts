import { newTableFile, type TableFile } from '../../../src/spreadsheet/table-file/table-file';
import type { FileTask } from '../../../src/spreadsheet/table-file/serve-file';

/** Writes files in the page, because jsdom has no workers. Copies messages, as a worker would. */
export class TableFileWorker {
  onmessage: ((event: { data: unknown }) => void) | undefined;
  private file: TableFile | undefined;

  postMessage(sent: FileTask): void {
    const data = this.answerTo(structuredClone(sent));
    queueMicrotask(() => this.onmessage?.({ data }));
  }

  answerTo(task: FileTask): unknown {
    if ('open' in task) this.file = newTableFile(task.open.shape, task.open.format);
    if ('add' in task) for (const row of task.add) this.file?.add(row);
    return 'finish' in task
      ? { file: this.file?.finish() }
      : { rows: 'add' in task ? task.add.length : 0 };
  }

  terminate(): void {}
}
