import { jsPDF } from 'jspdf';

import { formatBRL } from '../../../../domain/words/money';
import { writable } from '../../../ui/export/pdf-letters';

export interface ListedPrice {
  code: string;
  name: string;
  /** The category's name. */
  group: string;
  price: number;
  /** A square JPEG. */
  picture: Uint8Array | undefined;
}

/** Millimetres. */
const margin = { top: 14, side: 12, bottom: 16 };
const page = { width: 210, height: 297 };
const columns = 3;
const cell = { width: (page.width - 2 * margin.side) / columns, height: 22 };
const pictureSize = 18;
const wordsWidth = cell.width - pictureSize - 5;
const nameLines = 3;

/** The price list as a PDF: products in three columns under each category, which must stand together. */
export function priceListPdf(title: string, products: readonly ListedPrice[]): Blob {
  const doc = new jsPDF({ format: 'a4', putOnlyUsedFonts: true });
  doc.setProperties({ title });
  doc.setLanguage('pt-BR');
  write(doc, title, margin.side, margin.top + 4, { size: 14, bold: true });
  let y = margin.top + 8;
  let column = columns;
  for (const [at, product] of products.entries()) {
    const isFirst = product.group !== products[at - 1]?.group;
    if (isFirst || column === columns) {
      column = 0;
      y += at === 0 ? 0 : cell.height;
      // A heading stays with its first products.
      if (y + (isFirst ? 11 : 0) + cell.height > page.height - margin.bottom) {
        doc.addPage();
        y = margin.top;
      }
      if (isFirst) {
        write(doc, product.group, margin.side, y + 8, { size: 11, bold: true });
        doc.setLineWidth(0.3).line(margin.side, y + 9.5, page.width - margin.side, y + 9.5);
        y += 11;
      }
    }
    addProduct(doc, product, margin.side + column * cell.width, y);
    column += 1;
  }
  addFeet(doc, title);
  return doc.output('blob');
}

function addProduct(doc: jsPDF, { code, name, price, picture }: ListedPrice, x: number, y: number) {
  if (picture) doc.addImage(picture, 'JPEG', x, y + 1, pictureSize, pictureSize, code);
  const left = x + pictureSize + 2;
  write(doc, code, left, y + 4, { size: 7.5, grey: true });
  doc.setFont('helvetica', 'normal').setFontSize(8);
  const lines = doc.splitTextToSize(writable(name), wordsWidth) as string[];
  write(doc, lines.slice(0, nameLines), left, y + 7.5, { size: 8 });
  write(doc, formatBRL(price), left, y + 18.5, { size: 10, bold: true });
}

/** The title and the page at the foot of each page. */
function addFeet(doc: jsPDF, title: string) {
  const pages = doc.getNumberOfPages();
  for (let at = 1; at <= pages; at += 1) {
    doc.setPage(at);
    const y = page.height - margin.bottom / 2;
    write(doc, `${title} · Página ${at} de ${pages}`, margin.side, y, { size: 8, grey: true });
  }
}

interface Look {
  size: number;
  bold?: boolean;
  grey?: boolean;
}

function write(doc: jsPDF, text: string | string[], x: number, y: number, look: Look) {
  doc.setFont('helvetica', look.bold ? 'bold' : 'normal').setFontSize(look.size);
  doc.setTextColor(look.grey ? 90 : 0);
  doc.text([text].flat().map(writable), x, y);
}
