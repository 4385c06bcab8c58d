import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it, vi } from 'vitest';

import { SpreadsheetWorker } from '../../../../tests/support/spreadsheet-worker';
import { cleanedWords, hiddenRows, readListFile, rowsToSend, withHiddenRows } from './list-file';

beforeAll(() => {
  vi.stubGlobal('Worker', SpreadsheetWorker);
  return () => vi.unstubAllGlobals();
});

const caseOf = (name: string) =>
  readFileSync(join(import.meta.dirname, '../../../../tests/cases', name), 'utf8');

const heading = 'CD_PRODUTO;DESCRICAO;CD_GRUPO;preco_venda;estoque_saldo';

async function rowsOf(text: string, name = 'lista.csv') {
  return rowsToSend(await readListFile(new File([text], name), new AbortController().signal));
}

describe('§2 Atualizar produtos: the file', () => {
  it("returns only the columns of a list, and keeps each row's number", async () => {
    expect(await rowsOf(`Tabela\n${heading};EAN\n1;PNEU;PNEU;11;5;789`)).toEqual([
      [],
      heading.split(';'),
      ['1', 'PNEU', 'PNEU', '11', '5'],
    ]);
  });

  it('reads a text with tabs, whatever its extension', async () => {
    const text = `${heading}\n1;PNEU;PNEU;11;5`.replaceAll(';', '\t');
    expect(await rowsOf(text, 'lista.txt')).toEqual([
      heading.split(';'),
      ['1', 'PNEU', 'PNEU', '11', '5'],
    ]);
  });

  it('l01: a row longer than its heading keeps its problem', async () => {
    const sent = await rowsOf(caseOf('l01-virgula-decimal-sem-aspas.csv'));
    expect(sent.slice(1).map((row) => row.slice(5))).toEqual([
      ['tem 6 campos, e o cabeçalho 5'],
      ['tem 6 campos, e o cabeçalho 5'],
    ]);
  });

  it.each(['l04-codigo-igual-aspas.csv', 'l06-codigo-apostrofo.csv'])(
    '%s: names the codes that were cleaned',
    async (name) => {
      const file = await readListFile(new File([caseOf(name)], name), new AbortController().signal);
      expect(cleanedWords(file)).toMatch(/sem os sinais da planilha: .+ → 00123\.$/);
    },
  );

  it('leaves hidden rows out until the person wants them', () => {
    const rows = [heading.split(';'), ['1', 'A', 'G', '1', '1'], ['2', 'B', 'G', '1', '1']];
    const file = { name: 'x', sheets: [{ name: 'x', rows, hidden: [1] }], hidden: [], place: 0 };
    expect(hiddenRows(file)).toBe(1);
    expect(rowsToSend(file)[1]?.join('')).toBe('');
    expect(rowsToSend(withHiddenRows(file))).toEqual(rows);
  });

  it.each([
    ['no spreadsheet', '\u0089PNG\u0000\u0001', 'x.csv', /não é uma planilha/],
    ['nothing', '', 'x.csv', /está vazio/],
    ['a text', '10x 1006, por favor', 'x.txt', /falta a coluna Código/],
    ['another list', 'Nome;Telefone\nAna;11', 'x.csv', /falta a coluna Código/],
    [
      'one name twice',
      `${heading};Preço;preco_venda\n1;2;3;4;5;6;7`,
      'x.csv',
      /mais de uma coluna/,
    ],
    [
      'more rows than are read',
      '1;1\n'.repeat(100_002),
      'x.csv',
      /mais de 100.000 linhas, e o limite é 50.000/,
    ],
    ['60,000 rows', `${heading}\n`.repeat(60_000), 'x.csv', /o limite é 50.000/],
  ])('names the problem of %s', async (_, text, name, sentence) => {
    await expect(rowsOf(text, name)).rejects.toThrow(sentence);
  });
});
