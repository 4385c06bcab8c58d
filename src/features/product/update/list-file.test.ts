import { beforeAll, describe, expect, it, vi } from 'vitest';

import { SpreadsheetWorker } from '../../../../tests/support/spreadsheet-worker';
import { readListFile, rowsToSend } from './list-file';

beforeAll(() => {
  vi.stubGlobal('Worker', SpreadsheetWorker);
  return () => vi.unstubAllGlobals();
});

const heading = 'CD_PRODUTO;DESCRICAO;CD_GRUPO;preco_venda;estoque_saldo';

async function rowsOf(text: string, name = 'lista.csv') {
  return rowsToSend(await readListFile(new File([text], name), new AbortController().signal));
}

describe('§2 Atualizar produtos: the file', () => {
  it('gives the columns of a list alone, each row at its place', async () => {
    expect(await rowsOf(`Tabela\n${heading};EAN\n1;PNEU;PNEU;11;5;789`)).toEqual([
      [],
      heading.split(';'),
      ['1', 'PNEU', 'PNEU', '11', '5'],
    ]);
  });

  it.each([
    ['no spreadsheet', '\u0089PNG\u0000\u0001', 'x.csv', /não é uma planilha/],
    ['nothing', '', 'x.csv', /está vazio/],
    ['a text', '10x 1006, por favor', 'x.txt', /não é uma planilha/],
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
  ])('says what is wrong with %s', async (_, text, name, sentence) => {
    await expect(rowsOf(text, name)).rejects.toThrow(sentence);
  });
});
