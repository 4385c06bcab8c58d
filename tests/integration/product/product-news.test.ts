import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { startPostgres } from '../../../emulators/postgres/server';
import type { ListedProduct } from '../../../domain/product/list';
import { takeList } from '../../../functions/src/product/list/take-list';
import { listNews } from '../../../functions/src/product/news/list-news';
import { openPostgres } from '../../../functions/src/postgres/connection';
import { migrate } from '../../../functions/src/postgres/migrate';
import { productNews } from '../../../functions/src/postgres/migrations/product/0022-product-news';

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

const product = (CD_PRODUTO: string, preco_venda: number, estoque_saldo: number, ativo = true) => ({
  ...{ CD_PRODUTO, DESCRICAO: `PNEU ${CD_PRODUTO}`, CD_GRUPO: 'PNEU' },
  ...{ preco_venda, estoque_saldo, ativo },
});

const take = (...products: ListedProduct[]) =>
  table
    .transaction()
    .execute((transaction) =>
      takeList(
        transaction,
        { products: products.map((one) => ({ product: one })), groups: [], problems: [] },
        { por: 'a', nome: 'Ana', arquivo: 'lista.csv' },
      ),
    );

/** Makes all news as old as that. */
const age = (days: number) =>
  table
    .updateTable('novidadesdeprodutos')
    .set({ em: new Date(Date.now() - days * 86_400_000) })
    .execute();

const first = [product('1', 10, 5), product('2', 20, 0), product('3', 30, 5, false)];

beforeEach(async () => {
  for (const name of ['produtos', 'listasdeprodutos', 'novidadesdeprodutos'] as const) {
    await table.deleteFrom(name).execute();
  }
  await table
    .insertInto('categorias')
    .values({ CD_GRUPO: 'PNEU', DESCRICAO: 'Pneus' })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await take(...first);
});

describe('§7 /novidades', () => {
  it('knows nothing after the first list', async () => {
    expect(await listNews(table, true)).toEqual({});
  });

  it('lists what is new, back in stock or priced otherwise, the newest first', async () => {
    await take(product('1', 12, 5), product('2', 20, 3), product('3', 30, 5), product('4', 1, 0));
    await take(product('1', 13, 0), product('2', 25, 3), product('3', 30, 0), product('5', 1, 0));
    const novidades = [{ CD_PRODUTO: '5' }];
    const voltou = [{ CD_PRODUTO: '2' }];
    // The earlier price is that before both changes. 3 has no stock any more, and 4 left the catalogue.
    const preco = [
      { CD_PRODUTO: '2', antes: 20 },
      { CD_PRODUTO: '1', antes: 10 },
    ];
    const news = await listNews(table, true);
    expect({
      ...news,
      preco: news.preco?.toSorted((a, b) => (b.antes ?? 0) - (a.antes ?? 0)),
    }).toEqual({ novidades, voltou, preco });
    expect(await listNews(table, false)).toEqual({ novidades, voltou });
  });

  it('drops a price that is the old one again, and everything after thirty days', async () => {
    await take(product('1', 12, 5), product('2', 20, 3));
    await age(29);
    expect(await listNews(table, true)).toMatchObject({ voltou: [{ CD_PRODUTO: '2' }] });
    await take(product('1', 10, 5), product('2', 20, 3));
    expect(await listNews(table, true)).toEqual({ voltou: [{ CD_PRODUTO: '2' }] });
    await age(30);
    expect(await listNews(table, true)).toEqual({});
    await take(product('1', 11, 5));
    expect(await listNews(table, true)).toEqual({ preco: [{ CD_PRODUTO: '1', antes: 10 }] });
  });

  it('begins with the changes between the lists that were kept before', async () => {
    await take(product('1', 12, 5), product('2', 20, 3), product('4', 1, 0));
    await take(product('1', 13, 5), product('2', 20, 3), product('4', 1, 0));
    const noted = await listNews(table, true);
    expect(noted.novidades).toEqual([{ CD_PRODUTO: '4' }]);
    await productNews.down?.(table);
    await productNews.up(table);
    expect(await listNews(table, true)).toEqual(noted);
  });
});
