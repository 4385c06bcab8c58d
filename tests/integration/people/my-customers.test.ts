import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import type { OrderStatus } from '../../../domain/order/status';
import type { PortfolioView } from '../../../domain/people/portfolio';
import { startPostgres } from '../../../emulators/product-table/server';
import { customersAmong, pageOfCustomers } from '../../../functions/src/people/my-customers';
import { openPostgres } from '../../../functions/src/postgres/connection';
import { migrate } from '../../../functions/src/postgres/migrate';

/** Whose customers they are, of a handful of orders, and of many. */

let server: Awaited<ReturnType<typeof startPostgres>>;
let table: ReturnType<typeof openPostgres>;

const day = 24 * 60 * 60 * 1000;
const now = Date.now();

interface Sent {
  customer: string;
  seller?: string;
  author?: string;
  status?: OrderStatus;
  daysAgo?: number;
  /** Of a seller who orders for themselves. */
  permissao?: 'cliente' | 'vendedor';
}

const orders: Record<number, Sent> = {
  1: { customer: 'bici', daysAgo: 90 },
  2: { customer: 'bici', daysAgo: 80, status: 'Aprovado' },
  3: { customer: 'pedal', daysAgo: 61 },
  4: { customer: 'pedal', daysAgo: 61, status: 'Excluido' },
  5: { customer: 'roda', daysAgo: 59 },
  6: { customer: 'roda', daysAgo: 5 },
  // Beto's: the first is a customer of Ana's, too, the second was written by her.
  7: { customer: 'roda', seller: 'beto', daysAgo: 4 },
  8: { customer: 'selim', seller: 'beto', author: 'ana', daysAgo: 3 },
  9: { customer: 'carla', permissao: 'vendedor', daysAgo: 2 },
  10: { customer: 'roda', author: 'ana', daysAgo: 1 },
};

function rowOf(numeropedido: number, sent: Sent) {
  const { customer, seller = 'ana', author = null, status = 'Pendente', daysAgo = 0 } = sent;
  const moment = new Date(now - daysAgo * day);
  return {
    ...{ numeropedido, status, total_centavos: 100 * numeropedido, criadoem: moment },
    ...{ aprovadoem: null, idvendedor: seller, vendedor: seller, idcliente: customer },
    ...{ razaosocial: `${customer} ${numeropedido}`, cnpj: '', cidade: '', estado: '' },
    ...{ criadopor: author, mudouem: moment, copia: numeropedido },
    pedido: { cliente: { permissao: sent.permissao ?? 'cliente' } },
  };
}

beforeAll(async () => {
  server = await startPostgres({ port: 0 });
  await migrate(server.url);
  table = openPostgres(server.url);
  const rows = Object.entries(orders).map(([number, sent]) => rowOf(Number(number), sent));
  const many = Array.from({ length: 260 }, (_, at) =>
    rowOf(1001 + at, { customer: `c${at % 120}`, seller: 'dora', daysAgo: 260 - at }),
  );
  await table
    .insertInto('pedidos')
    .values([...rows, ...many])
    .execute();
});

afterAll(async () => {
  await table.destroy();
  await server.close();
});

const page = (view: PortfolioView, seller = 'ana') =>
  pageOfCustomers(table, seller, { view, idleDays: 60, after: undefined });
const uidsOf = async (...asked: Parameters<typeof page>) =>
  (await page(...asked)).clientes.map(({ uid }) => uid);

describe('§7 /meusclientes', () => {
  it('answers the last order of each, and how many pending ones the seller represents', async () => {
    const { clientes, proximo } = await page('recentes');
    expect(proximo).toBeNull();
    const last = (pedido: number, daysAgo: number, customer: string) => ({
      ...{ pedido, em: now - daysAgo * day, centavos: 100 * pedido },
      nome: `${customer} ${pedido}`,
    });
    expect(clientes).toEqual([
      { uid: 'roda', ultimo: last(10, 1, 'roda'), abertos: 3 },
      { uid: 'selim', ultimo: last(8, 3, 'selim'), abertos: 0 },
      { uid: 'pedal', ultimo: last(4, 61, 'pedal'), abertos: 1 },
      { uid: 'bici', ultimo: last(2, 80, 'bici'), abertos: 1 },
    ]);
  });

  it('answers those who have not ordered for so many days, the last first', async () => {
    expect(await uidsOf('parados')).toEqual(['pedal', 'bici']);
  });

  it('answers those with pending orders, who has the most first', async () => {
    expect(await uidsOf('abertos')).toEqual(['roda', 'pedal', 'bici']);
  });

  it('answers nobody else’s customers, and no seller', async () => {
    expect(await uidsOf('recentes', 'beto')).toEqual(['selim', 'roda']);
    expect(await uidsOf('recentes', 'carla')).toEqual([]);
    const among = await customersAmong(table, 'beto', ['roda', 'bici', 'carla', 'nobody']);
    expect(among.clientes).toMatchObject([{ uid: 'roda', ultimo: { pedido: 7 }, abertos: 1 }]);
  });

  it.each(['recentes', 'parados', 'abertos'] as const)('pages %s by key', async (view) => {
    const found: string[] = [];
    const sizes: number[] = [];
    let after: Parameters<typeof pageOfCustomers>[2]['after'];
    for (;;) {
      const wanted = { view, idleDays: 1, after };
      const { clientes, proximo } = await pageOfCustomers(table, 'dora', wanted);
      found.push(...clientes.map(({ uid }) => uid));
      sizes.push(clientes.length);
      if (proximo === null) break;
      const [abertos = 0, pedido = 0] = proximo.split('-').map(Number);
      after = { abertos, pedido };
    }
    expect(sizes).toEqual([50, 50, 20]);
    expect(new Set(found).size).toBe(120);
    // The last 20 orders are of the first 20 customers, who have one more.
    const few = found.slice(0, 20).toSorted();
    expect(few).toEqual(Array.from({ length: 20 }, (_, at) => `c${at}`).toSorted());
  });
});
