import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

import { sampleCatalog } from '../../../../tests/support/data/sample-catalog';
import { addBatch, judge, type Verdict } from '../../../../domain/quick-order/quick-order';
import { readTable, readText, type Reading } from '../../../../domain/quick-order/text';
import { parseFile } from '../../../spreadsheet/parse-file';

const folder = join(import.meta.dirname, '../../../../tests/cases');

/**
 * The expected lines of each file in tests/cases: '1006 × 10', with the note, or 'lido' if the code was
 * written differently.
 */
const right: Record<string, readonly string[] | 'ask'> = {
  'p01-danfe.txt': ['1006 × 10', '1007 × 5'],
  'p03-negrito-do-whatsapp.txt': ['1006 × 10', '1007 × 5', '1006 × 10', '1010 × 3', '1014 × 2'],
  'p04-rotulo-colado.txt': ['1006 × 10', '1007 × 5', '1010 × 3'],
  'p05-celula-com-quebra.txt': ['1006 × 10', '1007 × 5'],
  'p06-saudacao-e-tabela.txt': ['1006 × 10', '1007 × 5'],
  'p07-csv-com-aspas.txt': ['1006 × 10', '1007 × 5'],
  'p08-texto-copiado-do-proprio-pedido.txt': ['1006 × 10', '1007 × 5 (sem caixa)'],
  'p09-parenteses-e-setas.txt': ['1006 × 10', '1007 × 5', '1010 × 3', '1014 × 2'],
  'q01-estoque-e-pedido.csv': ['1006 × 10', '1010 × 5'],
  'q02-qtd-estoque-antes.csv': ['1006 × 10'],
  'q03-qtd-minima-antes.csv': ['1006 × 24'],
  'q07-codigo-de-barras-antes.csv': ['1006 × 10'],
  'q08-codigo-do-fornecedor-antes.csv': 'ask',
  'q09-aspas-num-nome.csv': ['1006 × 10', '1007 × 5', '1010 × 3'],
  'q11-crlf-e-lf.csv': ['1006 × 10', '1007 × 5', '1010 × 3'],
  'q13-virgula-decimal-sem-aspas.csv': [
    'Confira a linha: tem 5 campos, e o cabeçalho 4.',
    'Confira a linha: tem 5 campos, e o cabeçalho 4.',
  ],
  'q15-ctrl-z-no-fim.csv': ['1006 × 10'],
  'q16-igual-aspas.csv': ['1006 × 10, "="1006"" foi lido como 1006.'],
  'q17-apostrofo.csv': ['1006 × 10, "\'1006" foi lido como 1006.'],
  'q18-qtd-4-casas.csv': ['1006 × 10', '1007 × 5'],
  'q19-codigo-ponto-zero.csv': [
    '1006 × 10, "1006.0" foi lido como 1006.',
    '1007 × 5, "1007,0" foi lido como 1007.',
  ],
  'xlsx-SharedStrings-maiusculo.xlsx': ['1006 × 10'],
  'xlsx-barras-invertidas.xlsx': ['1006 × 10', '1007 × 5'],
  'xlsx-cdata-v.xlsx': ['1006 × 10'],
  'xlsx-folha-de-grafico.xlsx': ['1006 × 10', '1007 × 5'],
  'xlsx-formato-00000.xlsx': [
    'O código "000123" não existe no catálogo.',
    'O código "00-045" não existe no catálogo.',
  ],
  'xlsx-hora-iso.xlsx': ['"10:10:00" não é uma quantidade.'],
  'xlsx-linhas-ocultas.xlsx': ['1006 × 10', 'O código "1008" não existe no catálogo.'],
  'xlsx-ruido-binario.xlsx': ['1006 × 10', '1007 × 3'],
};

async function readingOf(file: string): Promise<Reading> {
  const read = await parseFile(new Uint8Array(readFileSync(join(folder, file))), file);
  if (read.kind === 'text') return readText(read.text, sampleCatalog);
  const [sheet] = read.sheets;
  return readTable(sheet ?? expect.fail('no sheet'), sampleCatalog);
}

function said(verdict: Verdict): string {
  if (verdict.state === 'toMend') return verdict.problem;
  const { product, quantity, entry, remark } = verdict;
  const note = entry.note === undefined ? '' : ` (${entry.note})`;
  return `${product.CD_PRODUTO} × ${quantity}${note}${remark === undefined ? '' : `, ${remark}`}`;
}

describe('§2 Pedido rápido: files and texts from real use', () => {
  it.each(Object.entries(right))('%s', async (file, wanted) => {
    const reading = await readingOf(file);
    const surroundings = { catalog: sampleCatalog, cart: new Map(), gone: new Map() };
    const found =
      reading.kind === 'read'
        ? judge(addBatch([], reading.lines), surroundings).map(said)
        : reading.kind;
    expect(found).toEqual(wanted);
  });

  it('has an expected result for each file', () => {
    const files = readdirSync(folder).filter((name) => /^([pq]|xlsx)/.test(name));
    expect(Object.keys(right).toSorted()).toEqual(files.toSorted());
  });

  it('counts hidden rows, and can read them', async () => {
    const reading = await readingOf('xlsx-linhas-ocultas.xlsx');
    if (reading.kind !== 'read' || !reading.hidden) return expect.fail('no hidden rows');
    expect(reading.skipped.hidden).toBe(1);
    const { table, columns } = reading.hidden;
    expect(readTable(table, sampleCatalog, columns)).toMatchObject({
      lines: [{ place: 3, code: '1007', quantity: '5' }],
    });
  });
});
