import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import type { OrderStatus } from '../../../domain/order/status';
import type { PortfolioView } from '../../../domain/people/portfolio';
import { hasSums, withChanged, type OwnCustomer } from '../../../domain/people/portfolio';
import { startPostgres } from '../../../emulators/postgres/server';
import { customersAmong, pageOfCustomers } from '../../../functions/src/people/my-customers';
import { pageOfOwn } from '../../../functions/src/people/own-customers';
import { openPostgres } from '../../../functions/src/postgres/connection';
import { migrate } from '../../../functions/src/postgres/migrate';

/** A seller's customers among a handful of orders, and among many. */

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
  /** 'vendedor' for a seller who orders for themselves. */
  permissao?: 'cliente' | 'vendedor';
}

const orders: Record<number, Sent> = {
  1: { customer: 'bici', daysAgo: 90 },
  2: { customer: 'bici', daysAgo: 80, status: 'Aprovado' },
  3: { customer: 'pedal', daysAgo: 61 },
  4: { customer: 'pedal', daysAgo: 61, status: 'Excluido' },
  5: { customer: 'roda', daysAgo: 59 },
  6: { customer: 'roda', daysAgo: 5 },
  // Beto's orders: he shares the first one's customer with Ana, and Ana wrote the second.
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
    pedido: {
      cliente: { uid: customer, nome: customer, cod: 7, permissao: sent.permissao ?? 'cliente' },
      ...(status === 'Pendente' && { referencia: `OC ${numeropedido}` }),
    },
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
  const lineOf = (numeropedido: number, cd_produto: string, quantidade: number) => ({
    ...{ numeropedido, posicao: Number(cd_produto), cd_produto, descricao: `PNEU ${cd_produto}` },
    ...{ quantidade, preco_centavos: 1_050, total_centavos: 1_050 * quantidade },
  });
  const lines = [lineOf(5, '1', 4), lineOf(5, '2', 1), lineOf(6, '1', 9), lineOf(10, '3', 2)];
  await table.insertInto('itensdopedido').values(lines).execute();
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

  it('returns customers without an order for this many days, latest first', async () => {
    expect(await uidsOf('parados')).toEqual(['pedal', 'bici']);
  });

  it('returns customers with pending orders, most orders first', async () => {
    expect(await uidsOf('abertos')).toEqual(['roda', 'pedal', 'bici']);
  });

  it('returns no other seller’s customers, and no seller', async () => {
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
    // The last 20 orders are of the first 20 customers, who have one order more.
    const few = found.slice(0, 20).toSorted();
    expect(few).toEqual(Array.from({ length: 20 }, (_, at) => `c${at}`).toSorted());
  });
});

describe('§7 /meusclientes: what a device keeps', () => {
  const own = (since: number, seller = 'ana', after?: { abertos: number; pedido: number }) =>
    pageOfOwn(table, seller, { since, after });

  it('is each customer with contacts, pending orders and usual products', async () => {
    const { clientes, proximo, soma } = await own(1);
    expect(proximo).toBeNull();
    expect(clientes.map(({ uid }) => uid)).toEqual(['roda', 'selim', 'pedal', 'bici']);
    const pending = (pedido: number, daysAgo: number) => ({
      ...{ pedido, em: now - daysAgo * day, centavos: 100 * pedido, referencia: `OC ${pedido}` },
    });
    const usual = (code: string, quantity: number, count: number) => ({
      ...{ CD_PRODUTO: code, DESCRICAO: `PNEU ${code}`, CD_GRUPO: '', preco_venda: 10.5 },
      ...{ quantity, orders: count },
    });
    expect(clientes[0]).toMatchObject({ abertos: 3, ultimo: { pedido: 10 } });
    expect(clientes[0]?.cliente).toEqual({ uid: 'roda', nome: 'roda', cod: 7 });
    expect(clientes[0]?.pendentes).toEqual([pending(10, 1), pending(6, 5), pending(5, 59)]);
    expect(clientes[0]?.usuais).toEqual([usual('1', 9, 2), usual('3', 2, 1), usual('2', 1, 1)]);
    // Ana wrote it for Beto, and can no longer read it.
    expect(clientes[1]?.pendentes).toEqual([]);
    expect(soma).toEqual({ clientes: 4, abertos: 5, pedidos: 10 + 8 + 4 + 2 });
    expect(hasSums(clientes, soma)).toBe(true);
  });

  it('afterwards is those alone whose orders changed, and the sums say whether that is all', async () => {
    const { clientes: kept } = await own(1);
    const { clientes: changed, soma } = await own(now - 4 * day);
    expect(changed.map(({ uid }) => uid)).toEqual(['roda', 'selim']);
    expect(hasSums(withChanged(kept, changed), soma)).toBe(true);
    // An order that moved to another seller is no change for Ana.
    await table
      .updateTable('pedidos')
      .set({ idvendedor: 'beto' })
      .where('numeropedido', '=', 1)
      .execute();
    const { clientes: none, soma: fewer } = await own(now - day / 2);
    await table
      .updateTable('pedidos')
      .set({ idvendedor: 'ana' })
      .where('numeropedido', '=', 1)
      .execute();
    expect(none).toEqual([]);
    expect(hasSums(kept, fewer)).toBe(false);
  });

  it('is nobody else’s, and pages of 200', async () => {
    expect((await own(1, 'carla')).clientes).toEqual([]);
    const rows = Array.from({ length: 230 }, (_, at) =>
      rowOf(5001 + at, { customer: `e${at}`, seller: 'eva' }),
    );
    await table.insertInto('pedidos').values(rows).execute();
    const first = await own(1, 'eva');
    expect([first.clientes.length, first.proximo]).toEqual([200, '1-5031']);
    const rest = await own(1, 'eva', { abertos: 1, pedido: 5031 });
    expect([rest.clientes.length, rest.proximo]).toEqual([30, null]);
    expect(rest.clientes[0]).not.toHaveProperty('usuais');
    const kept: OwnCustomer[] = withChanged([], [...first.clientes, ...rest.clientes]);
    expect(hasSums(kept, rest.soma)).toBe(true);
  });
});
