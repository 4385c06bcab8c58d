import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

import type { FoundNumbers } from '../../../domain/order/search/filter';
import type { OrderStatus } from '../../../domain/order/status';
import { startProductTable } from '../../../emulators/product-table/server';
import type { Caller } from '../../../functions/src/caller/caller';
import { filtrodepedidos } from '../../../functions/src/endpoints/order/filtrodepedidos';
import { openProductTable } from '../../../functions/src/product/table/connection';
import { migrate } from '../../../functions/src/product/table/migrate';
import { queryFrom } from '../../../functions/src/query';

/** Which orders a filter finds, in which order. */

vi.mock('../../../functions/src/order/copy/copy-changed-orders', () => ({
  copyChangedOrders: () => Promise.resolve(),
}));

let server: Awaited<ReturnType<typeof startProductTable>>;
let table: ReturnType<typeof openProductTable>;

interface Sent {
  day: string;
  cents: number;
  status?: OrderStatus;
  seller?: string;
  company?: string;
}

const orders: Record<number, Sent> = {
  1: { day: '2026-10-01', cents: 300, company: 'Álamo' },
  2: { day: '2026-10-02', cents: 100, company: 'Zebra', status: 'Aprovado' },
  3: { day: '2026-10-02', cents: 300, company: 'alamo', seller: 'beto' },
  4: { day: '2026-10-03', cents: 4, company: 'Casa', seller: 'beto' },
};

function rowOf(numeropedido: number, sent: Sent) {
  const { day, cents, status = 'Pendente', seller = 'ana', company = '' } = sent;
  const moment = new Date(`${day}T23:30:00-03:00`);
  return {
    ...{ numeropedido, status, total_centavos: cents, criadoem: moment, aprovadoem: null },
    ...{ idvendedor: seller, vendedor: seller, idcliente: company, razaosocial: company },
    ...{ cnpj: '', cidade: '', estado: '', criadopor: null, mudouem: moment },
    ...{ pedido: {}, copia: numeropedido },
  };
}

beforeAll(async () => {
  server = await startProductTable({ port: 0 });
  vi.stubEnv('PRODUCT_TABLE_URL', server.url);
  await migrate(server.url);
  table = openProductTable(server.url);
  await table
    .insertInto('pedidos')
    .values(Object.entries(orders).map(([number, sent]) => rowOf(Number(number), sent)))
    .execute();
});

afterAll(async () => {
  vi.unstubAllEnvs();
  await table.destroy();
  await server.close();
});

const callerOf = (uid: string, permissao: 'superUser' | 'vendedor') =>
  ({
    ...{ uid, email: '' },
    user: { superUser: permissao === 'superUser', permissao, analise: true },
  }) as Caller;

async function ask(query: string, caller = callerOf('adm', 'superUser')): Promise<FoundNumbers> {
  const call = { caller, query: queryFrom(`/?${query}`), limit: undefined, body: undefined };
  return (await filtrodepedidos(call)) as FoundNumbers;
}

const numbersOf = async (...asked: Parameters<typeof ask>) => (await ask(...asked)).pedidos;

describe('§7 /filtrodepedidos', () => {
  it.each([
    ['ordem=recentes', [4, 3, 2, 1]],
    ['ordem=antigos', [1, 2, 3, 4]],
    ['ordem=maior', [3, 1, 2, 4]],
    ['ordem=menor', [4, 2, 1, 3]],
    ['ordem=empresa', [1, 3, 4, 2]],
    ['ordem=recentes&status=Aprovado', [2]],
    ['ordem=recentes&de=2026-10-02&ate=2026-10-02', [3, 2]],
    ['ordem=recentes&de=2026-10-03', [4]],
    ['ordem=recentes&ate=2026-10-01', [1]],
    ['ordem=maior&valorde=100&valorate=299', [2]],
    ['ordem=maior&cliente=alamo', [3]],
    ['ordem=maior&representante=beto', [3, 4]],
    ['ordem=antigos&depois=2', [3, 4]],
    ['ordem=recentes&depois=2', [1]],
    ['ordem=maior&depois=3.300', [1, 2, 4]],
    ['ordem=empresa&depois=1.YWxhbW8g', [3, 4, 2]],
  ])('%s finds %j', async (query, numbers) => {
    expect(await ask(query)).toEqual({ pedidos: numbers, proximo: null });
  });

  it('finds a seller the orders that they represent alone', async () => {
    const beto = callerOf('beto', 'vendedor');
    expect(await numbersOf('ordem=antigos', beto)).toEqual([3, 4]);
    expect(await numbersOf('ordem=antigos&representante=ana', beto)).toEqual([]);
  });
});
