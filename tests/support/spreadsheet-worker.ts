import { answerTo } from '../../src/spreadsheet/answer-to';
import type { WorkerAnswer, WorkerQuestion } from '../../src/spreadsheet/read-file';

/** Reads spreadsheets in this process, because it has no workers. */
export class SpreadsheetWorker {
  onmessage: (answer: { data: WorkerAnswer }) => void = () => undefined;

  postMessage(question: WorkerQuestion): void {
    void answerTo(question).then((data) => this.onmessage({ data }));
  }

  terminate(): void {}
}
