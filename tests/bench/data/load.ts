import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { catalogueFiles, type SampleProduct } from '../../../emulators/sample/catalogue';
import { databaseOf } from '../../../emulators/sample/database';
import { endpointsEnv } from '../../../emulators/firebase/endpoints-env';
import { importCatalog } from '../../../functions/src/product/import/import-catalog';
import type { Order } from '../../../domain/order/order';
import type { User } from '../../../domain/people/user';
import { store, storeAll } from '../../support/stored';

const ordersAtOnce = 1_000;

/** Replaces the database's contents with people and orders. */
export async function loadDatabase(users: User[], orders: Order[]): Promise<void> {
  const { pedidos, cabecalhos, ...rest } = databaseOf(users, orders);
  for (const [list, records] of Object.entries({ pedidos, cabecalhos })) {
    await store(list, null);
    for (const chunk of chunks(Object.entries(records as Record<string, unknown>))) {
      const writes = chunk.map(([number, record]) => [`${list}/${number}`, record]);
      await storeAll(Object.fromEntries(writes) as Record<string, unknown>);
    }
  }
  await storeAll(rest);
}

function* chunks<Item>(items: Item[]): Generator<Item[]> {
  for (let start = 0; start < items.length; start += ordersAtOnce) {
    yield items.slice(start, start + ordersAtOnce);
  }
}

/** Imports the products from a CSV file, as the distributor does. */
export async function loadProducts(products: SampleProduct[]): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'mmv-bench-products-'));
  try {
    const produtos = join(folder, 'produtos.csv');
    await writeFile(produtos, csvOf(products));
    await importCatalog(endpointsEnv().PRODUCT_TABLE_URL, { ...catalogueFiles, produtos });
  } finally {
    await rm(folder, { recursive: true });
  }
}

function csvOf(products: SampleProduct[]): string {
  const lines = products.map(({ ativo, ...product }) =>
    [
      product.CD_PRODUTO,
      product.DESCRICAO,
      product.CD_GRUPO,
      product.preco_venda.toFixed(2),
      product.estoque_saldo,
      ativo ? 'S' : 'N',
    ].join(';'),
  );
  return ['CD_PRODUTO;DESCRICAO;CD_GRUPO;preco_venda;estoque_saldo;ativo', ...lines, ''].join('\n');
}
