import { useCallback, useEffect, useRef, useState } from 'react';

import {
  useOrderReader,
  type OrderReader,
  type OrdersToRead,
} from '../../../providers/use-order-reader';
import { saveFile } from '../../../ui/save-file';
import type { ExportContent } from './export-columns';
import { newExportFile, TooManyRows, type ExportFile, type ExportFormat } from './export-file';

/** How far an export is. */
export interface ExportState {
  /** `stopped`: by the person; nothing was saved. `failed`: it can go on from where it stood. */
  phase: 'idle' | 'reading' | 'writing' | 'stopped' | 'failed' | 'tooMany' | 'saved';
  /** Orders looked at, and those in the file. */
  checked: number;
  taken: number;
  error?: unknown;
}

export interface ExportRequest {
  wanted: OrdersToRead;
  content: ExportContent;
  format: ExportFormat;
  /** Of the file, without its ending. */
  name: string;
}

interface Job {
  read: OrderReader;
  file: ExportFile;
  fileName: string;
  checked: number;
  taken: number;
}

const idle: ExportState = { phase: 'idle', checked: 0, taken: 0 };

/** Reads the orders of the list in steps, and saves them as a file at the end. Leaving the screen stops it. */
export function useExport() {
  const reader = useOrderReader();
  const [state, setState] = useState(idle);
  const current = useRef<Job>(null);
  useEffect(
    () => () => {
      current.current = null;
    },
    [],
  );

  const run = useCallback(async (job: Job) => {
    const isCurrent = () => current.current === job;
    const tell = (phase: ExportState['phase'], error?: unknown) => {
      if (isCurrent()) setState({ phase, checked: job.checked, taken: job.taken, error });
    };
    tell('reading');
    try {
      for (let step = await job.read(); step && isCurrent(); step = await job.read()) {
        job.file.add(step.orders);
        job.checked += step.checked;
        job.taken += step.orders.length;
        tell('reading');
      }
      if (!isCurrent()) return;
      tell('writing');
      const file = await job.file.finish();
      if (!isCurrent()) return;
      saveFile(file, job.fileName);
      tell('saved');
    } catch (error) {
      if (error instanceof TooManyRows) tell('tooMany');
      else {
        console.error('Orders could not be exported', error);
        tell('failed', error);
      }
    }
  }, []);

  const start = useCallback(
    ({ wanted, content, format, name }: ExportRequest) => {
      const job: Job = {
        read: reader(wanted),
        file: newExportFile(content, format),
        fileName: `${name}.${format}`,
        checked: 0,
        taken: 0,
      };
      current.current = job;
      void run(job);
    },
    [reader, run],
  );
  const goOn = useCallback(() => {
    if (current.current) void run(current.current);
  }, [run]);
  const stop = useCallback(() => {
    current.current = null;
    setState((now) => ({ ...now, phase: 'stopped' }));
  }, []);

  return { state, start, goOn, stop };
}
