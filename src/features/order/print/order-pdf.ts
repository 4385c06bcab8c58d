import { jsPDF } from 'jspdf';
import { autoTable, type CellInput, type RowInput, type UserOptions } from 'jspdf-autotable';

import picture from '/logo.svg?inline';

import { cartTotal } from '../../../../domain/cart/cart';
import type { Order } from '../../../../domain/order/order';
import type { CartLine } from '../../../../domain/product/product';
import { formatBRL } from '../../../../domain/words/money';
import { env } from '../../../config/env';
import { writable } from '../../../ui/export/pdf-letters';
import { chosen } from '../../../ui/pieces/fields';
import { discountWords, lineFields, linePaper, type LineField } from '../parts/line-fields';
import { isOfSeller, orderDiscountWords, orderFields, rowsOf } from '../parts/order-fields';
import { printedTitle, sellersOwn } from './printable-order';

interface PdfOptions {
  /** Without prices no price is anywhere in the file. */
  priced: boolean;
  /** JPEG as a data URL; a PDF can't contain an SVG. */
  logo: string | undefined;
}

/** Millimetres and points of printable-order.css. */
const margin = { top: 14, right: 12, bottom: 18, left: 12 };
const page = { width: 210, height: 297 };
const headWidth = 106;
const customerWidth = 108;
const black = 0;
const grey = 68;

/** The printed order as a PDF file, for other readers: without the comparison with today's product table. */
export function orderPdf(order: Order, { priced, logo }: PdfOptions): File {
  const doc = new jsPDF({ format: 'a4', putOnlyUsedFonts: true });
  doc.setProperties({ title: `Pedido ${order.numerodopedido}` });
  doc.setLanguage('pt-BR');

  const below = addHead(doc, order, logo);
  const isShown = ({ key }: Row) => priced || orderFields[key].kind !== 'money';
  const ends = [
    addFields(doc, rowsOf('paper', 'customer', order), {
      startY: below,
      tableWidth: customerWidth,
      columnStyles: { 0: { cellWidth: 23 } },
    }),
    addFields(doc, rowsOf('paper', 'order', order).filter(isShown), {
      startY: below,
      margin: { ...margin, left: margin.left + customerWidth + 4 },
      columnStyles: { 0: { cellWidth: 29 } },
    }),
  ];
  let end = Math.max(...ends) + 2;
  const discount = priced ? orderDiscountWords(order) : undefined;
  const notes = [
    ...(order.observacao === undefined ? [] : [[`Observação: ${order.observacao}`]]),
    ...(discount === undefined ? [] : [[`Desconto: ${discount}`]]),
  ];
  if (notes.length > 0) end = addRows(doc, notes, { startY: end }) + 2;
  addLines(doc, order.itens, priced, end);
  addFeet(doc, order);

  const name = `pedido-${order.numerodopedido}.pdf`;
  return new File([doc.output('arraybuffer')], name, { type: 'application/pdf' });
}

const logoSize = { width: 210, height: 52 };

/** The logo as a PDF can contain it. Without it, which no order needs, the PDF is made all the same. */
export async function logoAsJpeg(): Promise<string | undefined> {
  try {
    const image = new Image(logoSize.width, logoSize.height);
    image.src = picture;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = 4 * logoSize.width;
    canvas.height = 4 * logoSize.height;
    const drawing = canvas.getContext('2d');
    if (!drawing) return undefined;
    drawing.fillStyle = 'white';
    drawing.fillRect(0, 0, canvas.width, canvas.height);
    drawing.drawImage(image, 0, 0, canvas.width, canvas.height);
    return canvas.toDataURL('image/jpeg', 0.9);
  } catch (error) {
    console.warn('The logo is missing in a PDF', error);
    return undefined;
  }
}

/** Draws the company and what the document is. Returns where that ends. */
function addHead(doc: jsPDF, order: Order, logo: string | undefined): number {
  const logoHeight = logo === undefined ? 0 : 12;
  if (logo !== undefined) {
    doc.addImage(
      logo,
      'JPEG',
      margin.left,
      margin.top,
      (logoHeight * logoSize.width) / logoSize.height,
      logoHeight,
    );
  }
  const company = addRows(
    doc,
    [
      [bold(env.companyName)],
      [`CNPJ ${env.companyCnpj}`],
      ...(env.companyContact === undefined ? [] : [[env.companyContact]]),
    ],
    { startY: margin.top + logoHeight + (logoHeight && 1), tableWidth: headWidth },
  );
  const title = addRows(
    doc,
    [
      [bold(printedTitle, 17)],
      [bold(`Pedido ${order.numerodopedido}`, 13)],
      [order.data],
      ...(isOfSeller(order) ? [[sellersOwn]] : []),
    ],
    {
      startY: margin.top,
      margin: { ...margin, left: margin.left + headWidth },
      styles: { halign: 'right' },
    },
  );
  const end = Math.max(company, title) + 2;
  doc.setDrawColor(black).setLineWidth(0.5);
  doc.line(margin.left, end, page.width - margin.right, end);
  return end + 2;
}

type Row = ReturnType<typeof rowsOf>[number];

function addFields(doc: jsPDF, fields: readonly Row[], options: UserOptions): number {
  const rows = fields.map(({ key, label, words }) => [
    { content: label, styles: { textColor: grey } },
    key === 'amount' ? bold(words) : words,
  ]);
  return addRows(doc, rows, options);
}

function addLines(doc: jsPDF, lines: readonly CartLine[], priced: boolean, startY: number) {
  const columns = chosen(linePaper).filter(([key]) => priced || lineFields[key].kind !== 'money');
  const isNumeric = columns.map(([key]) => lineFields[key].kind !== 'text');
  const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  addRows(
    doc,
    lines.map((line) =>
      columns.map(([key]) => {
        const words = lineFields[key].value(line);
        const below: Partial<Record<LineField, string | undefined>> = {
          name: line.observacao && `Obs.: ${line.observacao}`,
          price: discountWords(line),
        };
        return below[key] ? `${words}\n${below[key]}` : words;
      }),
    ),
    {
      startY,
      head: [columns.map(([, head]) => head)],
      // With the last line, and on no other page.
      foot: [
        [
          { content: 'TOTAL', colSpan: priced ? 3 : 2, styles: { halign: 'left' } },
          String(pieces),
          ...(priced ? [formatBRL(cartTotal(lines))] : []),
        ],
      ],
      showFoot: 'lastPage',
      styles: { fontSize: 9.5, cellPadding: { vertical: 1, horizontal: 1.8 }, lineColor: 181 },
      headStyles: { ...ruled, fontSize: 8.5 },
      bodyStyles: { lineWidth: { bottom: 0.18 } },
      footStyles: ruled,
      columnStyles: { 0: { cellWidth: 26 } },
      // Styles of columns don't reach the head and the sum.
      didParseCell({ cell: { colSpan, styles }, column }) {
        if (!isNumeric[column.index] || colSpan > 1) return;
        Object.assign(styles, { halign: 'right', cellWidth: 'wrap' });
      },
    },
  );
}

const ruled = {
  fontStyle: 'bold',
  lineColor: black,
  lineWidth: { top: 0.35, bottom: 0.35 },
} as const;

/** The number of the order and of the page at the foot of each page. */
function addFeet(doc: jsPDF, order: Order) {
  const pages = doc.getNumberOfPages();
  doc.setFont('helvetica', 'normal').setFontSize(8).setTextColor(black);
  for (let at = 1; at <= pages; at += 1) {
    const y = page.height - margin.bottom / 2;
    doc.setPage(at);
    doc.text(`Pedido ${order.numerodopedido}`, margin.left, y);
    doc.text(`Página ${at} de ${pages}`, page.width - margin.right, y, { align: 'right' });
  }
}

/** Draws a table. Returns where it ends on its last page. */
function addRows(doc: jsPDF, body: RowInput[], options: UserOptions): number {
  let end = margin.top;
  autoTable(doc, {
    theme: 'plain',
    margin,
    rowPageBreak: 'avoid',
    ...options,
    body,
    styles: {
      fontSize: 10.5,
      cellPadding: { vertical: 0.35, horizontal: 0 },
      textColor: black,
      overflow: 'linebreak',
      ...options.styles,
    },
    didParseCell(data) {
      data.cell.text = data.cell.text.map(writable);
      options.didParseCell?.(data);
    },
    didDrawPage({ cursor }) {
      end = cursor?.y ?? end;
    },
  });
  return end;
}

const bold = (content: string, fontSize?: number): CellInput => ({
  content,
  styles: { fontStyle: 'bold', ...(fontSize !== undefined && { fontSize }) },
});
