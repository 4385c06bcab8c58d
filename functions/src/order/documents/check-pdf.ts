import type { PDFObject } from '@cantoo/pdf-lib';
import { OversizedPdf, openPdf } from './bounded-pdf';

/** Names in a PDF that stand for scripts, programs to start and files inside. */
const active = new Set(['/JS', '/JavaScript', '/Launch', '/EmbeddedFile', '/EmbeddedFiles']);

/** How far from its end a PDF may have the mark of its end, as readers accept it. */
const endLength = 1_024;

/** Why this isn't a harmless PDF; undefined if it is. */
export async function complaintAboutPdf(bytes: Buffer): Promise<string | undefined> {
  // The library repairs a file without its last table, so the mark of its end is checked first.
  if (!bytes.subarray(-endLength).includes('%%EOF')) return noPdf;
  try {
    return await openPdf(bytes, (document, pdf) => {
      if (document.getPageCount() === 0) return noPdf;
      const objects = document.context.enumerateIndirectObjects();
      return objects.some(([, object]) => isActive(object))
        ? 'o PDF tem scripts ou anexos'
        : undefined;

      function isActive(object: PDFObject): boolean {
        if (object instanceof pdf.PDFName) return active.has(object.asString());
        if (object instanceof pdf.PDFStream) return isActive(object.dict);
        if (object instanceof pdf.PDFArray) return object.asArray().some(isActive);
        return object instanceof pdf.PDFDict && object.entries().flat().some(isActive);
      }
    });
  } catch (error) {
    return error instanceof OversizedPdf ? 'o PDF descompactado é grande demais' : noPdf;
  }
}

const noPdf = 'não é um PDF, está cortado ou tem senha';
