import { xlsxOf, type SheetContent } from './xlsx';

/** Writes a file beside the page, which stays at work meanwhile. */
self.onmessage = ({ data }: MessageEvent<SheetContent>) => {
  xlsxOf(data).then(
    (file) => self.postMessage({ file }),
    (error: unknown) => self.postMessage({ failure: String(error) }),
  );
};
