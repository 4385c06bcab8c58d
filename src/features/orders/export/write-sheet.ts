import type { SheetContent } from './xlsx';

type Answer = { file: Blob } | { failure: string };

/** Writes an XLSX in a worker. */
export async function writeSheet({ columns, rows }: SheetContent): Promise<Blob> {
  const worker = new Worker(new URL('./xlsx.worker.ts', import.meta.url), { type: 'module' });
  try {
    const answer = await new Promise<Answer>((resolve, reject) => {
      worker.onmessage = ({ data }: MessageEvent<Answer>) => resolve(data);
      worker.onerror = ({ message }) =>
        reject(new Error(`The writer of sheets failed: ${message}`));
      // Without the functions of the columns, which no worker takes.
      const shown = columns.map(({ label, kind, width }) => ({ label, kind, width }));
      worker.postMessage({ columns: shown, rows } satisfies SheetContent);
    });
    if ('failure' in answer) throw new Error(`A sheet could not be written: ${answer.failure}`);
    return answer.file;
  } finally {
    worker.terminate();
  }
}
