import { describeFailure } from '../../../../domain/outbox/failure';
import type { CreditCheck, CreditTaken } from '../../../../domain/people/credit/upload';
import { readDelimited } from '../../../../domain/words/table/delimited';
import { useCreditVerbs } from '../../../providers/people/credit';
import { readFile } from '../../../spreadsheet/read-file';
import { FileRefused, faultWords } from '../../../spreadsheet/sheets';
import { useFileStage } from '../../../ui/forms/use-file-stage';

/** The chosen file: its name and the rows of its first sheet. */
interface ChosenSheet {
  name: string;
  rows: string[][];
}

export type CreditStage =
  | { at: 'waiting'; problem?: string }
  | { at: 'reading' }
  | { at: 'checking' | 'taking'; sheet: ChosenSheet }
  | { at: 'failed'; sheet: ChosenSheet; problem: string }
  | { at: 'checked'; sheet: ChosenSheet; check: CreditCheck }
  | { at: 'taken'; sheet: ChosenSheet; taken: CreditTaken };

/** The steps from a file to the customers' credit. A failure keeps the file. */
export function useCreditUpload() {
  const { check, take } = useCreditVerbs();
  const { stage, setStage, begin, run } = useFileStage<CreditStage>({ at: 'waiting' });

  const checkSheet = (sheet: ChosenSheet) =>
    run(
      { at: 'checking', sheet },
      check(sheet.rows).then((checked) => ({ at: 'checked', sheet, check: checked })),
      (problem) => ({ at: 'failed', sheet, problem }),
    );
  const takeSheet = (sheet: ChosenSheet) =>
    run(
      { at: 'taking', sheet },
      take(sheet.rows).then((taken) => ({ at: 'taken', sheet, taken })),
      (problem) => ({ at: 'failed', sheet, problem }),
    );

  async function chooseFile(file: File) {
    const signal = begin({ at: 'reading' });
    try {
      const rows = await rowsOf(file, signal);
      if (!signal.aborted) await checkSheet({ name: file.name, rows });
    } catch (error) {
      if (signal.aborted) return;
      console.error('The credit sheet could not be read', error);
      const why =
        error instanceof FileRefused
          ? faultWords[error.fault]
          : describeFailure('O arquivo não foi lido', error);
      setStage({ at: 'waiting', problem: `${file.name}: ${why}` });
    }
  }

  return {
    stage,
    chooseFile,
    checkSheet,
    takeSheet,
    startAnew: () => void begin({ at: 'waiting' }),
  };
}

/** Hidden rows are not read, but keep their number. */
async function rowsOf(file: File, signal: AbortSignal): Promise<string[][]> {
  const read = await readFile(file, signal);
  if (read.kind === 'text') return readDelimited(read.text).rows;
  const [sheet] = read.sheets;
  if (!sheet) throw new FileRefused('empty');
  const hidden = new Set(sheet.hidden);
  return sheet.rows.map((row, line) => (hidden.has(line) ? [] : row));
}
