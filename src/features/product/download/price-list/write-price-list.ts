import type { PriceListQuestion } from './price-list-pdf';
import type { PriceListAnswer } from './price-list.worker';

interface Waiting {
  /** How many products have their picture, or are known to have none. */
  onProgress: (pictures: number) => void;
  /** Ends the worker. */
  signal: AbortSignal;
}

/** Writes a price list in a worker of its own. */
export function writePriceList(question: PriceListQuestion, { onProgress, signal }: Waiting) {
  signal.throwIfAborted();
  const worker = new Worker(new URL('./price-list.worker.ts', import.meta.url), { type: 'module' });
  const written = new Promise<Extract<PriceListAnswer, { file: Blob }>>((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<PriceListAnswer>) => {
      if ('pictures' in data) onProgress(data.pictures);
      else if ('file' in data) resolve(data);
      else reject(new Error(data.failure));
    };
    worker.onerror = ({ message }) =>
      reject(new Error(`The price list's worker failed: ${message}`));
    signal.addEventListener('abort', () =>
      reject(new DOMException('The price list is not wanted any more', 'AbortError')),
    );
    worker.postMessage(question);
  });
  return written.finally(() => worker.terminate());
}
