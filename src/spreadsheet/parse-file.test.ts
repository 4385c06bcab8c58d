import { utils, write, type BookType } from '@e965/xlsx';
import { strToU8, unzipSync, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import writeXlsx from 'write-excel-file/node';

import { parseFile } from './parse-file';
import type { FileFault, Sheet } from './sheets';

type Value = string | number | boolean | Date | null;

async function xlsx(sheets: Record<string, Value[][]>): Promise<Uint8Array<ArrayBuffer>> {
  const written = Object.entries(sheets).map(([sheet, rows]) => ({
    sheet,
    data: rows.map((row) =>
      row.map((value) =>
        value === null ? null : { value, ...(value instanceof Date && { format: 'dd/mm/yyyy' }) },
      ),
    ),
  }));
  return new Uint8Array(await writeXlsx(written).toBuffer());
}

/** The same file with one of its parts rewritten. */
function rewritten(bytes: Uint8Array, part: string, change: (xml: string) => string) {
  const files = unzipSync(bytes);
  const xml = new TextDecoder().decode(files[part]);
  expect(change(xml)).not.toBe(xml);
  return new Uint8Array(zipSync({ ...files, [part]: strToU8(change(xml)) }));
}

/** A row with a shared text and a number. */
const rowXml = (at: number) =>
  `<row r="${at + 1}"><c r="A${at + 1}" t="s"><v>${at}</v></c><c r="B${at + 1}"><v>${at}</v></c></row>`;

/** Rows that end at `last`, each with a cell in the last column. */
const farCells = (last: number, count: number) =>
  Array.from({ length: count }, (_, at) => last - count + 1 + at)
    .map((row) => `<row r="${row}"><c r="XFD${row}"><v>1</v></c></row>`)
    .join('');

const latin1 = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
const utf8 = (text: string) => new Uint8Array(new TextEncoder().encode(text));
const utf16 = (text: string) =>
  Uint8Array.from([0xff, 0xfe, ...Array.from(text).flatMap((one) => [one.charCodeAt(0), 0])]);

async function sheetsOf(bytes: Uint8Array<ArrayBuffer>, name = 'pedido.csv'): Promise<Sheet[]> {
  const read = await parseFile(bytes, name);
  return read.kind === 'sheets' ? read.sheets : expect.fail('It was read as text');
}

const rowsOf = async (bytes: Uint8Array<ArrayBuffer>) => (await sheetsOf(bytes))[0]?.rows;

describe('§2 Pedido rápido: a CSV', () => {
  const rows = [
    ['Código', 'Descrição', 'Qtd'],
    ['1006', 'CÂMARA; "aro 29"', '2,5'],
    ['1007', '', '1.000'],
  ];
  const text = 'Código;Descrição;Qtd\r\n1006;"CÂMARA; ""aro 29""";2,5\r\n1007;;1.000';

  it.each([
    ['UTF-8', utf8(text)],
    ['UTF-8 with its mark', utf8(`\uFEFF${text}`)],
    ['windows-1252', latin1(text)],
    [
      'UTF-16, tabs between',
      utf16('Código\tDescrição\tQtd\n1006\t"CÂMARA; ""aro 29"""\t2,5\n1007\t\t1.000'),
    ],
  ])('in %s', async (_, bytes) => {
    expect(await rowsOf(bytes)).toEqual(rows);
  });

  it('with commas, and with decimal commas between semicolons', async () => {
    expect(await rowsOf(utf8('codigo,qtd\n1006,10\n'))).toEqual([
      ['codigo', 'qtd'],
      ['1006', '10'],
    ]);
    expect(await rowsOf(utf8('1006;2,5\n1007;3,5'))).toEqual([
      ['1006', '2,5'],
      ['1007', '3,5'],
    ]);
  });

  it('keeps empty lines in their place', async () => {
    expect(await rowsOf(utf8('1006;1\n\n1007;2'))).toEqual([['1006', '1'], [''], ['1007', '2']]);
  });

  it('from a DOS program, with quotes in names and mixed line ends', async () => {
    const text = 'codigo;nome;qtd\r\n1006;"CAMARA" 29;10\n1007;PNEU;5\r\n1010;"KIT";3\u001a';
    expect(await rowsOf(utf8(text))).toEqual([
      ['codigo', 'nome', 'qtd'],
      ['1006', '"CAMARA" 29', '10'],
      ['1007', 'PNEU', '5'],
      ['1010', 'KIT', '3'],
    ]);
  });

  it('a .txt is a text, as pasted', async () => {
    expect(await parseFile(utf8('10x 1006, por favor'), 'zap.TXT')).toEqual({
      kind: 'text',
      text: '10x 1006, por favor',
    });
  });
});

describe('§2 Pedido rápido: an XLSX', () => {
  it('reads numbers, texts and dates as a person sees them', async () => {
    const bytes = await xlsx({
      Pedido: [
        ['Código', 'Qtd'],
        ['001006', 10],
        [1007, 2.5],
        [null, new Date(0)],
      ],
    });
    expect(await rowsOf(bytes)).toEqual([
      ['Código', 'Qtd'],
      ['001006', '10'],
      ['1007', '2,5'],
      ['', '01/01/1970'],
    ]);
  });

  it('reads the stored value of a formula; a formula without one is empty', async () => {
    const plain = await xlsx({
      Pedido: [
        ['1006', 7],
        ['1007', 8],
        ['1010', 9],
      ],
    });
    const formula = rewritten(plain, 'xl/worksheets/sheet1.xml', (xml) =>
      xml
        .replace('<v>7</v>', '<f>3+4</f><v>7</v>')
        .replace('<v>8</v>', '<f>4+4</f>')
        .replace(/(<c r="B3")[^>]*>.*?<\/c>/, '$1 t="str"><f>A1</f></c>'),
    );
    expect(await rowsOf(formula)).toEqual([
      ['1006', '7'],
      ['1007', ''],
      ['1010', ''],
    ]);
  });

  it('reads visible sheets and names the hidden ones', async () => {
    const plain = await xlsx({ Pedido: [['1006', 1]], Precos: [['1007', 2]], Vazia: [[null]] });
    const hidden = rewritten(plain, 'xl/workbook.xml', (xml) =>
      xml.replace('name="Precos"', 'name="Precos" state="veryHidden"'),
    );
    expect(await sheetsOf(plain)).toHaveLength(2);
    expect(await parseFile(hidden, 'x')).toEqual({
      kind: 'sheets',
      sheets: [{ name: 'Pedido', rows: [['1006', '1']], hidden: [] }],
      hidden: ['Precos'],
    });
  });

  it('reads 50,000 rows', async () => {
    // Rewritten as XML, because the library's writer is slower than its reader.
    const plain = await xlsx({ Tudo: [['P', 0]] });
    const places = Array.from({ length: 50_000 }, (_, at) => at);
    const texts = rewritten(plain, 'xl/sharedStrings.xml', (xml) =>
      xml.replace(/<si>.*<\/si>/, places.map((at) => `<si><t>P${at}</t></si>`).join('')),
    );
    const many = rewritten(texts, 'xl/worksheets/sheet1.xml', (xml) =>
      xml.replace(/<row .*<\/row>/, places.map(rowXml).join('')),
    );
    const rows = await rowsOf(many);
    expect(rows).toHaveLength(50_000);
    expect(rows?.at(-1)).toEqual(['P49999', '49999']);
  });
});

describe('§2 Pedido rápido: workbooks of other programs', () => {
  const sheet = utils.aoa_to_sheet([
    ['Código', 'Qtd'],
    ['001006', 10],
    [1007, 2.5],
  ]);
  const rows = [
    ['Código', 'Qtd'],
    ['001006', '10'],
    ['1007', '2,5'],
  ];
  const written = (bookType: BookType): Uint8Array<ArrayBuffer> =>
    new Uint8Array(
      write(utils.book_new(sheet, 'Pedido'), { type: 'array', bookType }) as ArrayBuffer,
    );

  it.each<BookType>(['xlsx', 'xlsm', 'xlsb', 'biff8', 'ods'])('%s', async (bookType) => {
    expect(await sheetsOf(written(bookType))).toEqual([{ name: 'Pedido', rows, hidden: [] }]);
  });

  it.each<[string, (name: string, xml: string) => [string, string]]>([
    ['names in capitals', (name, xml) => [name.toUpperCase(), xml]],
    ['backslashes', (name, xml) => [name.replaceAll('/', '\\'), xml]],
    ['parts at the root', (name, xml) => [name.replace('xl/', ''), xml.replaceAll('xl/', '')]],
    ['cells without addresses', (name, xml) => [name, xml.replaceAll(/ r="[A-Z]?\d+"/g, '')]],
    ['no list of types', (name, xml) => [name, name.startsWith('[') ? '<Types></Types>' : xml]],
    [
      'the strict form',
      (name, xml) => [
        name,
        xml
          .replaceAll(
            'schemas.openxmlformats.org/officeDocument/2006',
            'purl.oclc.org/ooxml/officeDocument',
          )
          .replaceAll(
            'schemas.openxmlformats.org/spreadsheetml/2006',
            'purl.oclc.org/ooxml/spreadsheetml',
          ),
      ],
    ],
  ])('%s', async (_, change) => {
    const parts = Object.entries(unzipSync(written('xlsx'))).filter(
      ([name]) => !name.endsWith('/'),
    );
    const changed = parts.map(([name, part]) => change(name, new TextDecoder().decode(part)));
    const packed = Object.fromEntries(changed.map(([name, xml]) => [name, strToU8(xml)]));
    expect(await rowsOf(new Uint8Array(zipSync(packed)))).toEqual(rows);
  });

  it.each([
    ['000000', 123, '000123'],
    ['00-000', 45, '00-045'],
    ['"PN-"0000', 29, 'PN-0029'],
    ['0', 29, '29'],
    ['#,##0', 1250, '1250'],
    ['0.00', 12.9, '12,9'],
    ['General', 10.000000000000002, '10'],
  ])('a number with the format %s', async (format, value, text) => {
    const cells = utils.aoa_to_sheet([[{ t: 'n', v: value, z: format }]]);
    const bytes = write(utils.book_new(cells, 'A'), {
      type: 'array',
      bookType: 'xlsx',
    }) as ArrayBuffer;
    expect(await rowsOf(new Uint8Array(bytes))).toEqual([[text]]);
  });
});

describe('§2 Pedido rápido: files that are no spreadsheet', () => {
  const container = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];
  const refused: [FileFault, Uint8Array<ArrayBuffer> | Promise<Uint8Array<ArrayBuffer>>][] = [
    ['empty', new Uint8Array()],
    ['empty', utf8(' \n ')],
    ['empty', xlsx({ Pedido: [[null]] })],
    ['tooBig', new Uint8Array(10_000_001)],
    ['tooManyRows', utf8('1;1\n'.repeat(100_002))],
    ['protected', Uint8Array.from([...container, ...utf16('EncryptedPackage').slice(2)])],
    ['protected', Uint8Array.from([...container, 0, ...utf16('EncryptedPackage').slice(2)])],
    ['damaged', Uint8Array.from(container)],
    ['notSpreadsheet', new Uint8Array(zipSync({ mimetype: strToU8('application/vnd.oasis') }))],
    ['notSpreadsheet', new Uint8Array(zipSync({ 'word/document.xml': strToU8('<a/>') }))],
    ['notSpreadsheet', Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0, 1, 2, 3])],
    ['webPage', utf8('<html><table><tr><td>1006')],
    ['damaged', utf8('PK\u0003\u0004lixo')],
    ['damaged', new Uint8Array(zipSync({ 'xl/workbook.xml': strToU8('<workbook') }))],
  ];
  it.each(refused)('%s', async (fault, bytes) => {
    await expect(parseFile(await bytes, 'pedido.xlsx')).rejects.toMatchObject({ fault });
  });

  it.each<[string, (text: string) => string]>([
    ['a text that every cell names', (text) => text.repeat(9_000)],
    ['a text that no cell of Excel holds', (text) => text.repeat(40_000)],
  ])('tooMuchText: %s', async (_, longer) => {
    const plain = await xlsx({ Pedido: [['P', 1]] });
    const texts = rewritten(plain, 'xl/sharedStrings.xml', (xml) => xml.replace('P', longer));
    const bomb = rewritten(texts, 'xl/worksheets/sheet1.xml', (xml) =>
      xml.replace(
        /<row .*<\/row>/,
        Array.from({ length: 5_000 }, (__, at) => rowXml(at).replace(/<v>\d+</, '<v>0<')).join(''),
      ),
    );
    await expect(parseFile(bomb, 'x')).rejects.toMatchObject({ fault: 'tooMuchText' });
  });

  it('tooMuchText: a CSV of a single endless row', async () => {
    await expect(parseFile(utf8('1;'.repeat(20_000)), 'x')).rejects.toMatchObject({
      fault: 'tooMuchText',
    });
  });

  it.each<[FileFault, string]>([
    ['tooManyRows', farCells(1_048_576, 1)],
    ['tooBig', farCells(90_000, 2_000)],
  ])('%s: a small file with cells in the far corner', async (fault, cells) => {
    const plain = await xlsx({ Pedido: [['1006', 1]] });
    const far = rewritten(plain, 'xl/worksheets/sheet1.xml', (xml) =>
      xml.replace('</sheetData>', `${cells}</sheetData>`),
    );
    await expect(parseFile(far, 'x')).rejects.toMatchObject({ fault });
  });

  it('a small file that unpacks to a huge one', async () => {
    const bomb = zipSync({
      'xl/workbook.xml': strToU8('<workbook/>'),
      'xl/worksheets/sheet1.xml': new Uint8Array(81_000_000),
    });
    await expect(parseFile(new Uint8Array(bomb), 'x')).rejects.toMatchObject({ fault: 'tooBig' });
  });
});
