import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { sampleCatalog, sampleProducts } from '../../tests/support/data/sample-catalog';
import { seed } from '../../tests/support/data/seed';
import { long } from '../../tests/support/run/long';
import { addBatch, judge } from './quick-order';
import { readText, type Reading } from './text';

const surroundings = { catalog: sampleCatalog, cart: new Map(), gone: new Map() };

interface Meant {
  code: string;
  name: string;
  quantity: number;
}

const price = (quantity: number) => (quantity * 11.9).toFixed(2);

const formats: Record<string, (line: Meant) => string> = {
  'our own text': ({ code, name, quantity }) =>
    `${quantity} × ${code} ${name} · R$ 11.90 = R$ ${price(quantity)}`,
  'our own text for customers': ({ code, name, quantity }) => `${quantity} × ${code} ${name}`,
  'number, name, quantity': ({ code, name, quantity }) => `${code} ${name} ${quantity}`,
  'with a unit': ({ code, name, quantity }) => `${code} - ${name} - ${quantity} un`,
  'quantity before': ({ code, name, quantity }) => `${quantity}x ${code} ${name}`,
  'code behind the name': ({ code, name, quantity }) => `${name} (${code}): ${quantity}`,
  'bold code': ({ code, name, quantity }) => `*${code}* ${name} → *${quantity}*`,
  labels: ({ code, name, quantity }) => `Cód:${code} ${name} Qtd:${quantity}`,
  'a receipt': ({ code, name, quantity }) =>
    `${code} ${name} 40139090 060 5405 UN ${quantity},0000 11,9000 ${price(quantity).replace('.', ',')}`,
  semicolons: ({ code, name, quantity }) => `${code};${name};${quantity}`,
  'a list with marks': ({ code, name, quantity }) => `- ${code}: ${name} = ${quantity} pçs`,
  'in brackets': ({ code, quantity }) => `${code}(${quantity})`,
};

const quantities = [1, 2, 3, 5, 6, 9, 10, 12, 20, 24, 26, 29, 36, 48, 50, 100, 144, 250];

describe('§2 Pedido rápido: every product of the sample, as people write it', () => {
  it.each(Object.entries(formats))('%s', (_, written) => {
    const meant = sampleProducts.map(({ CD_PRODUTO, DESCRICAO }, at) => ({
      code: CD_PRODUTO,
      name: DESCRICAO,
      quantity: quantities[at % quantities.length] ?? 1,
    }));
    const wrong = meant.flatMap((line) => {
      const reading = readText(written(line), sampleCatalog);
      const lines = reading.kind === 'read' ? reading.lines : [];
      const [verdict] = judge(addBatch([], lines), surroundings);
      const isRight =
        verdict?.state === 'ready' &&
        verdict.product.CD_PRODUTO === line.code &&
        verdict.quantity === line.quantity;
      return isRight ? [] : [{ ...line, read: lines }];
    });
    expect(wrong).toEqual([]);
  });
});

interface File {
  text: string;
  /** The order of each line of the text; undefined if the line orders nothing. */
  lines: (Meant | undefined)[];
}

const codeHeadings = ['Código', 'COD', 'Cód. Produto', 'cd_produto', 'SKU', 'Ref.'];
const quantityHeadings = ['Qtd', 'QTDE.', 'Quantidade', 'Qtd pedida', 'Pedido', 'Pedir', 'Comprar'];
const beside: [string, (line: Meant) => string][] = [
  ['Descrição', ({ name }) => name],
  ['Estoque', ({ quantity }) => String(quantity * 7 + 3)],
  ['Qtd mínima', () => '12'],
  ['Por caixa', () => '24'],
  ['Ano', () => '2026'],
  ['Preço', () => '11,90'],
  ['Cód. barras', ({ code }) => `789123456${code}`],
  ['Cód. fornecedor', ({ code }) => `F${code}`],
];
const codeForms = ['', '00', '.0', '="', "'"] as const;
const quantityForms = ['', ',00', ' un', ',0000', '.000'] as const;

function codeIn(form: (typeof codeForms)[number], code: string): string {
  if (form === '="') return `="${code}"`;
  return form === '.0' ? `${code}.0` : `${form}${code}`;
}

const lineOf = fc.record({
  product: fc.nat({ max: sampleProducts.length - 1 }),
  quantity: fc.integer({ min: 1, max: 999 }),
  /** Undefined: write the quantity; otherwise write this text for no quantity. */
  none: fc.constantFrom(undefined, undefined, undefined, '', '0', '-'),
  codeForm: fc.constantFrom(...codeForms),
  quantityForm: fc.constantFrom(...quantityForms),
  inch: fc.constantFrom('', '"', '" X', '""'),
});

const fileOf = fc
  .record({
    lines: fc.array(lineOf, { minLength: 1, maxLength: 8 }),
    code: fc.constantFrom(...codeHeadings),
    quantity: fc.constantFrom(...quantityHeadings),
    others: fc.shuffledSubarray(beside, { maxLength: 4 }),
    order: fc.infiniteStream(fc.nat()),
    separator: fc.constantFrom(';', ',', '\t', '|'),
    quotes: fc.constantFrom('never', 'always', 'as needed'),
    ends: fc.constantFrom('\n', '\r\n', '\r', 'mixed'),
    title: fc.constantFrom('', 'Bom dia, segue o pedido:'),
    end: fc.constantFrom('', 'Obrigado', '\u001a'),
  })
  .map((made): File => {
    const columns = [
      { heading: made.code, cell: (_: Meant, line: Line) => codeIn(line.codeForm, idOf(line)) },
      { heading: made.quantity, cell: (_: Meant, line: Line) => quantityIn(line) },
      ...made.others.map(([heading, cell]) => ({ heading, cell })),
    ]
      .map((column) => ({ column, key: Number(made.order.next().value) }))
      .sort((a, b) => a.key - b.key)
      .map(({ column }) => column);
    const quoted = (cell: string) => {
      const needed = cell.includes(made.separator) || cell.includes('"');
      const isQuoted = made.quotes === 'always' || (made.quotes === 'as needed' && needed);
      return isQuoted ? `"${cell.replaceAll('"', '""')}"` : cell;
    };
    const rows = made.lines.map((line) => {
      const meant = meantBy(line);
      const cells = columns.map(({ cell }) => quoted(cell(meant, line)));
      return {
        text: cells.join(made.separator),
        meant: line.none === undefined ? meant : undefined,
      };
    });
    const heading = columns.map((column) => quoted(column.heading)).join(made.separator);
    const all = [
      ...(made.title === '' ? [] : [{ text: made.title, meant: undefined }]),
      { text: heading, meant: undefined },
      ...rows,
      ...(made.end === '' ? [] : [{ text: made.end, meant: undefined }]),
    ];
    const text = all.map((line, at) => line.text + endOf(made.ends, at)).join('');
    return { text, lines: all.filter((line) => line.text !== '\u001a').map(({ meant }) => meant) };
  });

const endOf = (ends: string, at: number) => (ends === 'mixed' ? (at % 2 ? '\n' : '\r\n') : ends);

type Line = typeof lineOf extends fc.Arbitrary<infer Made> ? Made : never;

const idOf = ({ product }: Line) => sampleProducts[product]?.CD_PRODUTO ?? '';

function meantBy(line: Line): Meant {
  const name = sampleProducts[line.product]?.DESCRICAO ?? '';
  const quantity = line.quantityForm === '.000' ? line.quantity * 1000 : line.quantity;
  return {
    code: idOf(line),
    name: `${line.inch === '""' ? '"' : ''}${name}${line.inch}`,
    quantity,
  };
}

function quantityIn({ none, quantity, quantityForm }: Line): string {
  return none ?? `${quantity}${quantityForm}`;
}

/** Describes an error in how the file was read; undefined if each line is ready as meant, asked about, or reported. */
function mistake({ text, lines }: File, reading: Reading): string | undefined {
  if (reading.kind !== 'read') return reading.kind === 'ask' ? undefined : reading.kind;
  const { skipped } = reading;
  const verdicts = judge(addBatch([], reading.lines), surroundings);
  for (const verdict of verdicts) {
    if (verdict.state === 'toMend') continue;
    const meant = lines[verdict.entry.place - 1];
    const isRight =
      meant?.code === verdict.product.CD_PRODUTO && meant.quantity === verdict.quantity;
    if (!isRight) return `line ${verdict.entry.place} of ${text} is ${verdict.quantity} of it`;
  }
  const places = new Set(verdicts.map(({ entry }) => entry.place));
  const missing = lines.findIndex((meant, at) => meant && !places.has(at + 1));
  if (missing >= 0) return `line ${missing + 1} of ${text} is missing`;
  const counted = places.size + skipped.headings + skipped.words + skipped.notOrdered;
  return counted === lines.length ? undefined : `${counted} lines of ${text} are counted`;
}

describe('§2 Pedido rápido: files in whatever form', () => {
  it('each line is ready as meant, asked for or named as a fault', () => {
    fc.assert(
      fc.property(fileOf, (file) => {
        expect(mistake(file, readText(file.text, sampleCatalog))).toBeUndefined();
      }),
      { numRuns: long ? 10_000 : 300, seed: seed() },
    );
  });

  it('a plain file is read without a question', () => {
    const text = 'Código;Descrição;Estoque;Qtd\r\n1006;CÂMARA 29";500;10\r\n';
    expect(readText(text, sampleCatalog)).toMatchObject({
      lines: [{ code: '1006', quantity: '10' }],
    });
  });
});
