import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startPostgres } from '../../../emulators/postgres/server';
import { keptLists, type ListedProduct } from '../../../domain/product/list';
import { listKept } from '../../../functions/src/product/list/kept-lists';
import { compareList } from '../../../functions/src/product/list/compare';
import { permitList } from '../../../functions/src/product/list/permit-list';
import { sentListFrom } from '../../../functions/src/product/list/sent-list';
import { readTable } from '../../../functions/src/product/list/table-state';
import { takeList } from '../../../functions/src/product/list/take-list';
import { openPostgres } from '../../../functions/src/postgres/connection';
import { migrate } from '../../../functions/src/postgres/migrate';

let server: Awaited<ReturnType<typeof startPostgres>>;
let table: ReturnType<typeof openPostgres>;

beforeAll(async () => {
  server = await startPostgres({ port: 0 });
  await migrate(server.url);
  table = openPostgres(server.url);
});

afterAll(async () => {
  await table.destroy();
  await server.close();
});

const heading = ['Código', 'Descrição', 'Grupo', 'Preço', 'Estoque', 'Ativo', 'Nome do grupo'];
const first = [
  ['1', 'PNEU ARO 26', 'PNEU', '10', '5'],
  ['2', 'PNEU ARO 29', 'PNEU', '20', '5'],
  ['3', 'RAIO', 'PNEU', '1', '5'],
  ['4', 'ARO', 'PNEU', '30', '5', 'N'],
];

const sent = (rows: string[][], arquivo = 'lista.csv') =>
  sentListFrom(table, { arquivo, linhas: [heading, ...rows] });

async function check(rows: string[][]) {
  return compareList(await readTable(table), (await sent(rows)).list);
}

async function take(body: unknown, versao?: string, confirmado = true) {
  const { list, arquivo } = await sentListFrom(table, body);
  const current = (await readTable(table)).versao;
  return table
    .transaction()
    .execute((transaction) =>
      takeList(transaction, list, { por: 'a', nome: 'Ana', arquivo }, (checked) =>
        permitList(checked, { versao: versao ?? current, confirmado }),
      ),
    );
}

const body = (rows: string[][], arquivo = 'lista.csv') => ({ arquivo, linhas: [heading, ...rows] });
const active = async () => (await readTable(table)).products.filter(({ ativo }) => ativo);
const codes = (products: ListedProduct[]) => products.map(({ CD_PRODUTO }) => CD_PRODUTO);

beforeEach(async () => {
  for (const name of ['produtos', 'categorias', 'listasdeprodutos'] as const) {
    await table.deleteFrom(name).execute();
  }
  await table.insertInto('categorias').values({ CD_GRUPO: 'PNEU', DESCRICAO: 'Pneus' }).execute();
  await take(body(first, 'primeira.csv'));
});

describe('§2 Atualizar produtos: the check of a list', () => {
  it('counts new, changed, removed and equal products, by line, and writes nothing', async () => {
    const before = await readTable(table);
    const found = await check([
      ['1', 'PNEU ARO 26', 'PNEU', 'R$ 1.234,56', '5'],
      ['2', 'PNEU ARO 29', 'PNEU', '20,00', '5'],
      ['4', 'ARO', 'PNEU', '30', '5'],
      ['5', 'CUBO', 'CUBO', '7', '-1', 'S', 'Cubos'],
    ]);
    expect(found).toMatchObject({
      ativos: 3,
      iguais: 1,
      novos: [{ linha: 5, CD_PRODUTO: '5', CD_GRUPO: 'CUBO' }],
      alterados: [
        { linha: 2, de: { preco_venda: 10 }, para: { preco_venda: 1234.56 } },
        { linha: 4, de: { ativo: false }, para: { ativo: true } },
      ],
      inativos: [{ CD_PRODUTO: '3' }],
      errados: [],
      grupos: [{ CD_GRUPO: 'CUBO', DESCRICAO: 'Cubos' }],
    });
    expect(await readTable(table)).toEqual(before);
  });

  it('names everything that is wrong, by line and column', async () => {
    const { errados } = await check([
      ['1', '', 'NADA', '1.234', 'dez'],
      [''],
      ['1', 'PNEU', 'PNEU', '-1', '5'],
      ['6', 'PNEU', 'PNEU', '1,999', '5', 'talvez'],
    ]);
    expect(errados.map(({ linha, coluna, problema }) => `${linha} ${coluna}: ${problema}`)).toEqual(
      [
        '2 DESCRICAO: campo vazio',
        '2 CD_GRUPO: grupo desconhecido "NADA"',
        '2 preco_venda: número ambíguo "1.234": use a vírgula',
        '2 estoque_saldo: número inválido "dez"',
        '4 preco_venda: preço inválido "-1": não pode ser negativo',
        '4 CD_PRODUTO: repetido "1": já está na linha 2',
        '5 preco_venda: preço inválido "1,999": use no máximo duas casas decimais',
        '5 ativo: esperado S ou N, e não "talvez"',
      ],
    );
  });

  it('lists products that would leave while rows have faults, except those in these rows', async () => {
    const { inativos, errados } = await check([
      ['1', 'PNEU ARO 26', 'PNEU', 'dez', '5'],
      ['3', 'RAIO', 'PNEU', '1', '5', '', '', 'tem 8 campos, e o cabeçalho 7'],
    ]);
    expect(codes(inativos)).toEqual(['2']);
    expect(errados).toContainEqual({
      linha: 3,
      coluna: '',
      problema: 'tem 8 campos, e o cabeçalho 7',
    });
  });

  it.each([
    ['nothing', undefined, 'nenhuma lista foi enviada'],
    ['no text', { arquivo: 'x', linhas: [[1]] }, 'as linhas não são textos'],
    ['an empty list', { arquivo: 'x', linhas: [] }, 'não tem nenhum produto'],
    ['a heading alone', { arquivo: 'x', linhas: [heading] }, 'não tem nenhum produto'],
    ['a column missing', { arquivo: 'x', linhas: [heading.slice(1), ['x']] }, 'falta a coluna'],
    [
      'two columns of one name',
      { arquivo: 'x', linhas: [['Preço', ...heading], ['x']] },
      'mais de uma coluna para Preço',
    ],
    [
      '200,000 rows',
      { arquivo: 'x', linhas: Array<string[]>(200_000).fill(['1']) },
      'a lista tem 200.000 linhas, e o limite é 50.000',
    ],
    ['a list that is not kept', { lista: 999_999 }, 'não está mais guardada'],
    ['a list of a number that no table holds', { lista: 1e15 }, 'não está mais guardada'],
  ])('refuses %s with a sentence', async (_, wrong, sentence) => {
    await expect(sentListFrom(table, wrong)).rejects.toThrow(sentence);
  });
});

describe('§2 Atualizar produtos: taking a list', () => {
  it('writes all of it, and deactivates the other products', async () => {
    await take(
      body([
        ['2', 'PNEU ARO 29 PRETO', 'PNEU', '21', '5'],
        ['9', 'NOVO', 'PNEU', '1', '1'],
      ]),
    );
    expect(await active()).toMatchObject([
      { CD_PRODUTO: '2', DESCRICAO: 'PNEU ARO 29 PRETO', preco_venda: 21 },
      { CD_PRODUTO: '9' },
    ]);
    expect(codes((await readTable(table)).products)).toEqual(['1', '2', '3', '4', '9']);
  });

  it('writes nothing of a list with a wrong line', async () => {
    const before = await readTable(table);
    const wrong = body([...first.slice(1), ['1', 'PNEU', 'PNEU', 'grátis', '5']]);
    await expect(take(wrong)).rejects.toThrow('1 linha tem erro');
    expect(await readTable(table)).toEqual(before);
  });

  it('refuses a list that was compared with other products', async () => {
    const { versao } = await check(first);
    await take(body(first.slice(0, 3)));
    await take(body([...first.slice(0, 2), ['3', 'RAIO', 'PNEU', '2', '5']]));
    await expect(take(body(first), versao)).rejects.toThrow('mudaram depois da conferência');
  });

  it('of two at the same moment takes one', async () => {
    const { versao } = await check(first);
    const lists = ['11', '12'].map((price) =>
      take(body([['1', 'PNEU', 'PNEU', price, '5'], ...first.slice(1)]), versao),
    );
    const ended = await Promise.allSettled(lists);
    expect(ended.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  it('takes many products away only when that was confirmed', async () => {
    const part = body(first.slice(0, 1));
    await expect(take(part, undefined, false)).rejects.toThrow('2 dos 3 produtos sairiam');
    expect(codes(await active())).toEqual(['1', '2', '3']);
    await take(part);
    expect(codes(await active())).toEqual(['1']);
  });
});

describe('§2 Atualizar produtos: packs', () => {
  const packed = (...packs: string[][]) => ({
    arquivo: 'caixas.csv',
    linhas: [
      [...heading, 'unidade', 'multiplo', 'minimo'],
      ...first.map((row, at) => [...row, ...['', ''].slice(row.length - 5), ...(packs[at] ?? [])]),
    ],
  });
  const packsNow = async () =>
    (await readTable(table)).products.map(({ unidade, multiplo, minimo }) => [
      ...[unidade, multiplo, minimo].filter((field) => field !== undefined),
    ]);

  it('are compared, stored, and kept by a list without their columns', async () => {
    const { versao } = await readTable(table);
    expect((await check(first)).iguais).toBe(4);
    const { alterados } = await take(packed(['caixa', '12', '24'], ['', '6']));
    expect(alterados).toMatchObject([
      { de: { CD_PRODUTO: '1' }, para: { unidade: 'caixa', multiplo: 12, minimo: 24 } },
      { de: { CD_PRODUTO: '2' }, para: { multiplo: 6 } },
    ]);
    expect(await packsNow()).toEqual([['caixa', 12, 24], [6], [], []]);
    await take(body([['1', 'PNEU ARO 26', 'PNEU', '11', '5'], ...first.slice(1)]));
    expect(await packsNow()).toEqual([['caixa', 12, 24], [6], [], []]);
    await take(packed(['', '10']));
    expect(await packsNow()).toEqual([[10], [], [], []]);
    await take(packed());
    expect((await readTable(table)).versao).toBe(versao);
  });

  it('come and go with a kept list', async () => {
    await take(packed(['caixa', '12']));
    await take(packed(['', '6']));
    const kept = await listKept(table);
    await take({ lista: kept[1]?.id });
    expect(await packsNow()).toEqual([['caixa', 12], [], [], []]);
    await take({ lista: kept[2]?.id });
    expect(await packsNow()).toEqual([[], [], [], []]);
  });
});

describe('§2 Atualizar produtos: going back', () => {
  it('to a list that is kept, which is checked and taken like any other', async () => {
    const before = await readTable(table);
    await take(body([['9', 'NOVO', 'PNEU', '1', '1']], 'segunda.csv'));
    const kept = await listKept(table);
    expect(kept).toMatchObject([
      { arquivo: 'segunda.csv', nome: 'Ana', ativos: 1, atual: true },
      { arquivo: 'primeira.csv', ativos: 3, atual: false },
    ]);
    const { alterados, inativos } = await take({ lista: kept[1]?.id });
    expect([alterados.length, codes(inativos)]).toEqual([3, ['9']]);
    expect(await active()).toEqual(before.products.filter(({ ativo }) => ativo));
    expect((await listKept(table))[0]).toMatchObject({
      arquivo: 'Volta: primeira.csv',
      atual: true,
    });
  });

  it('to the table before the first list, or after changes by other means', async () => {
    await table
      .updateTable('produtos')
      .set({ preco_venda: 99 })
      .where('CD_PRODUTO', '=', '1')
      .execute();
    await take(body(first.slice(0, 2)));
    const kept = await listKept(table);
    expect(kept.map(({ arquivo }) => arquivo)).toEqual([
      'lista.csv',
      'Produtos de antes',
      'primeira.csv',
    ]);
    await take({ lista: kept[1]?.id });
    expect(await active()).toMatchObject([{ preco_venda: 99 }, {}, {}]);
  });

  it(`among the last ${keptLists} lists`, async () => {
    for (let price = 1; price <= keptLists + 2; price += 1) {
      await take(body([['1', 'PNEU', 'PNEU', String(price), '5'], ...first.slice(1)]));
    }
    expect(await listKept(table)).toHaveLength(keptLists);
  });
});
