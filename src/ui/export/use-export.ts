import { useCallback, useEffect, useRef, useState } from 'react';

import type { FileFormat, TableShape, Value } from '../../spreadsheet/table-file/table-file';
import { NotWritten, openFile, type WrittenFile } from '../../spreadsheet/table-file/written-file';
import { saveFile } from './save-file';

/** One step of an export. */
interface ExportStep {
  rows: readonly (readonly Value[])[];
  checked: number;
  taken: number;
  /** The sum of the taken entries. */
  cents?: number;
}

/** A step found that the file needs other columns: it begins again with this source. */
interface Restart {
  instead: ExportSource;
}

export interface ExportSource extends TableShape {
  /** The next step; null after the last one. A failed step can be read again. */
  read: () => Promise<ExportStep | Restart | null>;
  /** Writes the file, if it is no table. */
  worker?: () => Worker;
  name: string;
}

export interface ExportState {
  /** `stopped` and `failed` (a step could not be read) can continue. `broken`: the file could not be written. */
  phase: 'idle' | 'reading' | 'writing' | 'stopped' | 'failed' | 'broken' | 'saved';
  /** Entries read, entries in the file, and the sum of those in cents. */
  checked: number;
  taken: number;
  cents: number;
  /** Rows of the file without its header. */
  rows: number;
  error?: unknown;
}

interface Job {
  read: ExportSource['read'];
  /** The step that isn't in the file yet. */
  step?: Promise<ExportStep | Restart | null> | undefined;
  format: FileFormat;
  file: WrittenFile;
  fileName: string;
  /** How often the job started or continued. */
  turn: number;
  done: Pick<ExportState, 'checked' | 'taken' | 'cents' | 'rows'>;
}

const nothingDone: Job['done'] = { checked: 0, taken: 0, cents: 0, rows: 0 };
const idle: ExportState = { phase: 'idle', ...nothingDone };

/** Reads in steps, while a worker writes the file that is saved at the end. Leaving the screen cancels it. */
export function useExport() {
  const [state, setState] = useState(idle);
  const current = useRef<Job>(null);

  const drop = useCallback(() => {
    current.current?.file.close();
    current.current = null;
  }, []);
  useEffect(() => drop, [drop]);

  const run = useCallback(async (job: Job) => {
    const turn = (job.turn += 1);
    const goesOn = () => current.current === job && job.turn === turn;
    const showPhase = (phase: ExportState['phase'], error?: unknown) => {
      if (goesOn()) setState({ phase, ...job.done, error });
    };
    showPhase('reading');
    try {
      for (;;) {
        job.step ??= job.read();
        const step = await job.step;
        if (!goesOn()) return;
        if (!step) break;
        job.step = undefined;
        if ('instead' in step) {
          job.file.close();
          Object.assign(job, beginning(step.instead, job.format));
          continue;
        }
        job.done = withStep(job.done, step);
        await job.file.add(step.rows);
        showPhase('reading');
      }
      showPhase('writing');
      const { file, rows } = await job.file.finish();
      if (!goesOn()) return;
      saveFile(file, job.fileName);
      job.done = { ...job.done, rows };
      showPhase('saved');
    } catch (error) {
      console.error('What was to be exported could not be saved', error);
      job.step = undefined;
      showPhase(error instanceof NotWritten ? 'broken' : 'failed', error);
    }
  }, []);

  const start = useCallback(
    (source: ExportSource, format: FileFormat) => {
      drop();
      const job: Job = { ...beginning(source, format), turn: 0 };
      current.current = job;
      void run(job);
    },
    [run, drop],
  );
  const goOn = useCallback(() => {
    if (current.current) void run(current.current);
  }, [run]);
  const stop = useCallback(() => {
    if (current.current) current.current.turn += 1;
    setState((now) => ({ ...now, phase: 'stopped' }));
  }, []);
  /** Clears the outcome, because the choices changed. */
  const reset = useCallback(() => {
    drop();
    setState(idle);
  }, [drop]);

  return { state, start, goOn, stop, reset };
}

/** A job with nothing done. */
function beginning({ read, name, worker, ...shape }: ExportSource, format: FileFormat) {
  const file = openFile(shape, format, worker);
  return { read, format, file, fileName: `${name}.${format}`, done: nothingDone };
}

function withStep({ checked, taken, cents, rows }: Job['done'], step: ExportStep): Job['done'] {
  return {
    checked: checked + step.checked,
    taken: taken + step.taken,
    cents: cents + (step.cents ?? 0),
    rows,
  };
}
