import { jsPDF } from 'jspdf';

import type { Product } from '../../../../../domain/product/product';
import { formatBRL } from '../../../../../domain/words/money';
import { writable } from '../../../../ui/export/pdf-letters';

/** What a price list contains. */
export interface PriceListQuestion {
  company: string;
  /** The day of the prices, dd/mm/yyyy. */
  day: string;
  groups: readonly { name: string; products: readonly Product[] }[];
}

/** Square JPEGs by CD_PRODUTO. */
type Pictures = ReadonlyMap<string, Uint8Array>;

/** Millimetres. */
const margin = { top: 14, side: 12, bottom: 16 };
const page = { width: 210, height: 297 };
const columns = 3;
const cell = { width: (page.width - 2 * margin.side) / columns, height: 22 };
const picture = 18;
const wordsWidth = cell.width - picture - 5;
const nameLines = 3;

/** The price list as a PDF: products in three columns under the name of their category. */
export function priceListPdf({ company, day, groups }: PriceListQuestion, pictures: Pictures) {
  const doc = new jsPDF({ format: 'a4', putOnlyUsedFonts: true });
  doc.setProperties({ title: `Tabela de preços ${day}` });
  doc.setLanguage('pt-BR');
  write(doc, company, margin.side, margin.top + 4, { size: 12, bold: true });
  write(doc, `Tabela de preços de ${day}`, margin.side, margin.top + 10, { size: 15, bold: true });
  let y = margin.top + 15;

  /** Continues on a new page if `height` doesn't fit. */
  function makeRoom(height: number) {
    if (y + height <= page.height - margin.bottom) return;
    doc.addPage();
    y = margin.top;
  }
  for (const { name, products } of groups) {
    // A heading stays with its first products.
    makeRoom(8 + cell.height);
    write(doc, name, margin.side, y + 5, { size: 11, bold: true });
    doc.setLineWidth(0.3).line(margin.side, y + 6.5, page.width - margin.side, y + 6.5);
    y += 8;
    for (let at = 0; at < products.length; at += columns) {
      makeRoom(cell.height);
      for (const [column, product] of products.slice(at, at + columns).entries()) {
        addProduct(doc, product, pictures, margin.side + column * cell.width, y);
      }
      y += cell.height;
    }
    y += 3;
  }
  addFeet(doc, `${company} · ${day}`);
  return doc.output('blob');
}

function addProduct(doc: jsPDF, product: Product, pictures: Pictures, x: number, y: number) {
  const { CD_PRODUTO, DESCRICAO, preco_venda } = product;
  const jpeg = pictures.get(CD_PRODUTO);
  if (jpeg) doc.addImage(jpeg, 'JPEG', x, y + 1, picture, picture, CD_PRODUTO);
  const left = x + picture + 2;
  write(doc, CD_PRODUTO, left, y + 4, { size: 7.5, grey: true });
  doc.setFontSize(8);
  const name = doc.splitTextToSize(writable(DESCRICAO), wordsWidth) as string[];
  write(doc, name.slice(0, nameLines), left, y + 7.5, { size: 8 });
  write(doc, formatBRL(preco_venda), left, y + 18.5, { size: 10, bold: true });
}

/** The company, the day and the page at the foot of each page. */
function addFeet(doc: jsPDF, words: string) {
  const pages = doc.getNumberOfPages();
  for (let at = 1; at <= pages; at += 1) {
    doc.setPage(at);
    const y = page.height - margin.bottom / 2;
    write(doc, `${words} · Página ${at} de ${pages}`, margin.side, y, { size: 8, grey: true });
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
