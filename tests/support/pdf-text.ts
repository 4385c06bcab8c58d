/** Reads the text of a PDF with uncompressed streams and standard fonts, byte by byte: of each page, and of the file. */
export function textOfPdf(content: ArrayBuffer) {
  const whole = Buffer.from(content).toString('latin1');
  const streams = whole.match(/(?<=\bstream\n)[^]*?(?=\nendstream)/g) ?? [];
  const pages = streams
    .map((stream) =>
      [...stream.matchAll(/\(((?:\\.|[^\\)])*)\) Tj/g)].map(([, text = '']) =>
        text.replace(/\\(.)/g, '$1'),
      ),
    )
    .filter((texts) => texts.length > 0);
  return { whole, pages };
}
