import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

import { isDiffering, needsAttention, type OrderFacts } from '../../../domain/order/check/alerts';
import { byCode, checkOrder, type OrderCheck } from '../../../domain/order/check/comparison';
import { todaysDoubts } from '../../../domain/order/check/doubts';
import { besideEarlier, maxEarlierOrders } from '../../../domain/order/check/usual';
import type { Order } from '../../../domain/order/order';
import { datedAt } from '../../../domain/order/quote/quote';
import { validityOf } from '../../../domain/order/quote/time/validity';
import { numbersAtOnce, type FoundNumbers } from '../../../domain/order/search/filter';
import { orderSorts, type OrderSort } from '../../../domain/order/search/question';
import { orderStatuses } from '../../../domain/order/status';
import { dayInSaoPaulo } from '../../../domain/words/time';
import { createRandom } from '../../../emulators/sample/random';
import type { Caller } from '../../../functions/src/caller/caller';
import { filtrodepedidos } from '../../../functions/src/endpoints/order/filtrodepedidos';
import { saveChecks } from '../../../functions/src/order/check/saved-checks';
import { copiedOrder } from '../../../functions/src/order/copy/copied-order';
import { saveCopies } from '../../../functions/src/order/copy/save-copies';
import { queryFrom } from '../../../functions/src/query';
import { startOrdersCopied, type OrdersCopied } from '../../support/data/orders-copied';
import { people } from '../../support/data/people';
import { draft } from '../../support/data/world';

/** The filters that need more than the order: 'diferenca' and 'atencao'. */

const isApproved = (uid: string) => uid !== 'c1';

let stack: OrdersCopied;
const day = 86_400_000;
const days = 7;

const products = Array.from({ length: 5 }, (_, at) => ({
  ...{ CD_PRODUTO: `P${at}`, DESCRICAO: `PNEU ${at}`, CD_GRUPO: 'G' },
  ...{ preco_venda: 10 + at, estoque_saldo: 20 },
}));

/** Orders of three customers, oldest first. Most match the table; some have one of many faults. */
function someOrders(count: number): Order[] {
  const random = createRandom(7);
  const isOdd = () => random.between(1, 30) === 1;
  return Array.from({ length: count }, (_, at) => {
    const numerodopedido = at + 1;
    const product = random.pick(products);
    const line = {
      ...{ ...product, quantity: isOdd() ? 30 : random.between(1, 9) },
      ...(isOdd() && { CD_PRODUTO: 'NADA' }),
      ...(isOdd() && { preco_venda: 1 }),
    };
    const uid = random.pick(['c1', 'c2', 'c2', 'c2', 'c3', 'c3', `only-${at}`]);
    const customer = { ...people.customer, uid: random.between(1, 9) === 1 ? uid : 'c2' };
    const sent = new Date(Date.now() - random.pick([2, 3, 3, 3, 7, 9]) * day);
    const order = datedAt({ ...draft(customer, numerodopedido), itens: [] }, sent);
    const total = (line.quantity * Math.round(line.preco_venda * 100)) / 100;
    return {
      ...{ ...order, numerodopedido, criadoem: sent.getTime(), mudouem: numerodopedido },
      ...{ status: random.pick(orderStatuses), idvendedor: random.pick(['ana', 'beto']) },
      itens: [{ ...line, linha: 0, soma: 0 }],
      ...(isOdd() ? { total: 1, centavos: 100 } : { total, centavos: Math.round(total * 100) }),
    };
  });
}

const orders = someOrders(900);
const checkOf = (at: number): OrderCheck => ({
  ...{ em: 1, itens: at % 40 === 0 ? 1 : 0, codigo: 0, nome: 0, preco: at % 40 === 0 ? 1 : 0 },
  ...{ estoque: 0, primeiro: at % 9 === 0, vezes: 0 },
});
/** Pending orders and one of three decided orders have no comparison yet. */
const checks = new Map(
  orders.flatMap(({ numerodopedido: number, status }) =>
    status === 'Pendente' || number % 3 === 1 ? [] : [[number, checkOf(number)]],
  ),
);

beforeAll(async () => {
  stack = await startOrdersCopied();
  const { table, database } = stack;
  const customers = new Set(orders.map(({ cliente }) => cliente.uid));
  const users = [...customers].map((uid) => ({
    ...people.customer,
    uid,
    analise: isApproved(uid),
  }));
  await database.ref('usuarios').set(Object.fromEntries(users.map((user) => [user.uid, user])));
  await table.insertInto('categorias').values({ CD_GRUPO: 'G', DESCRICAO: 'G' }).execute();
  await table
    .insertInto('produtos')
    .values(products.map((product) => ({ ...product, ativo: true })))
    .execute();
  const copies = orders.flatMap((order) => copiedOrder(order.numerodopedido, order) ?? []);
  expect(await saveCopies(table, { copies })).toEqual([]);
  await saveChecks(table, checks);
});
afterAll(() => stack.close());

const byProduct = byCode(products);

/** The domain's facts about one order. */
function factsOf(order: Order): OrderFacts {
  const { numerodopedido, status, itens, centavos, cliente } = order;
  const isPending = status === 'Pendente';
  const earlier = orders
    .slice(0, numerodopedido - 1)
    .filter((before) => before.cliente.uid === cliente.uid)
    .slice(-maxEarlierOrders);
  const first = { ...checkOrder(itens, byProduct, 1), ...besideEarlier(centavos, earlier) };
  return {
    comparison: {
      conferencia: isPending ? first : (checks.get(numerodopedido) ?? null),
      hoje: isPending ? todaysDoubts(order, byProduct) : null,
    },
    validity: validityOf(order, days, dayInSaoPaulo(new Date())),
    isCustomerApproved: isApproved(cliente.uid),
  };
}

function expected(asks: Record<string, string>, seller?: string): number[] {
  const found = orders.filter((order) => {
    const facts = factsOf(order);
    return (
      (asks['diferenca'] !== '1' || isDiffering(order, facts)) &&
      (asks['atencao'] !== '1' || needsAttention(order, facts)) &&
      (!asks['status'] || order.status === asks['status']) &&
      (seller === undefined || order.idvendedor === seller)
    );
  });
  const { by, last } = orderSorts[asks['ordem'] as OrderSort];
  const value = (order: Order) => (by === 'value' ? order.centavos : 0);
  const sorted = found.toSorted((a, b) => value(a) - value(b));
  return (last ? sorted.toReversed() : sorted).map(({ numerodopedido }) => numerodopedido);
}

const admin = { superUser: true, permissao: 'superUser', analise: true };
const seller = { superUser: false, permissao: 'vendedor', analise: true };

async function pageOf(asks: Record<string, string>, uid = 'adm'): Promise<FoundNumbers> {
  const caller = { uid, email: '', user: uid === 'adm' ? admin : seller } as Caller;
  const query = queryFrom(`/?${new URLSearchParams(asks).toString()}`);
  const call = { caller, query, limit: undefined, body: undefined };
  return (await filtrodepedidos(call)) as FoundNumbers;
}

async function all(asks: Record<string, string>, uid?: string): Promise<number[]> {
  const found: number[] = [];
  for (let depois: string | null = ''; depois !== null;) {
    const page: FoundNumbers = await pageOf({ ...asks, depois }, uid);
    expect(page.pedidos.length).toBeLessThanOrEqual(numbersAtOnce);
    found.push(...page.pedidos);
    depois = page.proximo;
  }
  return found;
}

describe('§7 /filtrodepedidos: filters that need more than the order', () => {
  it.each([
    { ordem: 'recentes', diferenca: '1' },
    { ordem: 'antigos', atencao: '1' },
    { ordem: 'maior', diferenca: '1', atencao: '1' },
    { ordem: 'menor', atencao: '1', status: 'Aprovado' },
    { ordem: 'recentes', atencao: '1', status: 'Pendente' },
    { ordem: 'empresa', diferenca: '1', status: 'Excluido' },
  ])('finds by %j what the domain says so of', async (question) => {
    const asks = { ...question, dias: String(days) };
    const numbers = expected(asks);
    expect(numbers.length).toBeGreaterThan(5);
    expect(numbers.length).toBeLessThan(orders.length / 2);
    expect(await all(asks)).toEqual(numbers);
    expect(await all(asks, 'ana')).toEqual(expected(asks, 'ana'));
  });

  it('counts and sums them if the first answer has them all, for a seller only their own', async () => {
    const asks = { ordem: 'recentes', diferenca: '1' };
    const numbers = expected(asks, 'ana');
    const own = orders.filter(({ numerodopedido }) => numbers.includes(numerodopedido));
    const centavos = own.reduce((sum, order) => sum + order.centavos, 0);
    expect(centavos).toBeGreaterThan(0);
    expect((await pageOf(asks, 'ana')).soma).toEqual({ quantidade: own.length, centavos });
  });

  it('reads each customer’s approval once, and only for orders without other marks', async () => {
    const ref = vi.spyOn(stack.database, 'ref');
    const customersRead = () =>
      ref.mock.calls.flatMap(([path]) => /^usuarios\/(.+)/.exec(String(path))?.[1] ?? []);
    await pageOf({ ordem: 'recentes', atencao: '1', status: 'Pendente', dias: '7' });
    expect(customersRead().toSorted()).toEqual(['c1', 'c2', 'c3']);
    ref.mockClear();
    await pageOf({ ordem: 'recentes', diferenca: '1', dias: '7' });
    expect(customersRead()).toEqual([]);
    ref.mockRestore();
  });

  it.each(['', '-1', '1.5', '1000', 'x'])('refuses %j days', async (dias) => {
    await expect(pageOf({ ordem: 'recentes', atencao: '1', dias })).rejects.toMatchObject({
      status: 400,
    });
  });

  it('ends in time with the next place, with or without numbers', async () => {
    const now = vi.spyOn(Date, 'now');
    const begun = Date.now();
    let calls = 0;
    now.mockImplementation(() => begun + 1_000 * (calls += 1));
    const page = await pageOf({ ordem: 'antigos', diferenca: '1' });
    now.mockRestore();
    expect(page.proximo).not.toBeNull();
    expect(page.pedidos.length).toBeLessThan(200);
    expect(page).not.toHaveProperty('soma');
  });
});
