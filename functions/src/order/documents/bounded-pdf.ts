import { inflateSync } from 'node:zlib';
import type { PDFRawStream } from '@cantoo/pdf-lib';
import { maxDocumentBytes } from '../../../../domain/order/documents';

type Library = typeof import('@cantoo/pdf-lib');
type Document = Awaited<ReturnType<Library['PDFDocument']['load']>>;

/** The PDF wants more memory than any honest one. */
export class OversizedPdf extends Error {}

/** Bytes that the file in turn may still inflate to; negative once it wanted more. */
let left = 0;
let library: Promise<Library> | undefined;
let turn: Promise<unknown> = Promise.resolve();

/**
 * Opens a PDF in bounded memory. pdf-lib itself inflates objects without a limit: 500 kB took 1.1 GB. Here they may
 * inflate to as much as a file may have, and files take turns.
 */
export function openPdf<T>(
  bytes: Buffer,
  read: (document: Document, pdf: Library) => T,
): Promise<T> {
  const opened = turn.then(async () => {
    const pdf = await (library ??= import('@cantoo/pdf-lib').then(bound));
    left = maxDocumentBytes;
    try {
      const options = { throwOnInvalidObject: true, updateMetadata: false };
      return read(await pdf.PDFDocument.load(bytes, options), pdf);
    } catch (error) {
      throw left < 0 ? new OversizedPdf() : error;
    }
  });
  turn = opened.catch(() => undefined);
  return opened;
}

/** Hands pdf-lib's two parsers of compressed objects what is inflated already. */
function bound(pdf: Library): Library {
  const { PDFName, PDFArray, PDFRawStream, PDFObjectStreamParser, PDFXRefStreamParser } = pdf;
  const filter = PDFName.of('Filter');
  PDFObjectStreamParser.forStream = (stream, shouldWait) =>
    new PDFObjectStreamParser(withContents(stream, inflated(stream)), shouldWait);
  PDFXRefStreamParser.forStream = (stream) => {
    const bare = withContents(stream, new Uint8Array());
    // The parser drops all entries, however many the table says it has.
    bare.dict.set(PDFName.of('Index'), bare.dict.context.obj([]));
    return new PDFXRefStreamParser(bare);
  };
  return pdf;

  function withContents(stream: PDFRawStream, contents: Uint8Array): PDFRawStream {
    const dict = stream.dict.clone();
    dict.delete(filter);
    return PDFRawStream.of(dict, contents);
  }

  function inflated({ dict, contents }: PDFRawStream): Uint8Array {
    const filters = dict.lookup(filter);
    const [only, ...others] = filters instanceof PDFArray ? filters.asArray() : [filters];
    if (!only) return contents;
    // Writers of PDFs compress objects by this method alone; several in a row could hide a bomb.
    if (only !== PDFName.of('FlateDecode') || others.length > 0) throw new Error('unknown filter');
    try {
      const bytes = inflateSync(contents, { maxOutputLength: left });
      left -= bytes.length;
      return bytes;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE') left = -1;
      throw error;
    }
  }
}
