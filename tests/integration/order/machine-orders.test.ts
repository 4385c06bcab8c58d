import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { createKey, listKeys, revokeKey } from '../../../functions/src/caller/machine-keys';
import { copiedOrder } from '../../../functions/src/order/copy/copied-order';
import { ordersAtOnce } from '../../../functions/src/order/copy/orders-since';
import { saveCopies } from '../../../functions/src/order/copy/save-copies';
import {
  copiedOrderOf,
  once,
  startOrdersCopied,
  type OrdersCopied,
} from '../../support/data/orders-copied';
import { people } from '../../support/data/people';
import { fetchAnew } from '../../support/fetch-anew';
import { serveApp } from '../../support/functions/served-app';

let stack: OrdersCopied;
let app: Awaited<ReturnType<typeof serveApp>>;
let key: string;
beforeAll(async () => {
  stack = await startOrdersCopied();
  app = await serveApp();
});
beforeEach(async () => {
  await stack.forget();
  await stack.table.deleteFrom('chavesdemaquinas').execute();
  key = await createKey(stack.table, 'ERP');
});
afterAll(async () => {
  await app.close();
  await stack.close();
});

interface Answer {
  pedidos: { numeropedido: number; status: string }[];
  proximo: string;
  mais: boolean;
  erro?: { codigo: string; mensagem: string };
}

async function ask(query: string, headers: HeadersInit = { Authorization: `Bearer ${key}` }) {
  const response = await fetchAnew(`http://127.0.0.1:${app.port}/api/pedidos${query}`, { headers });
  return { status: response.status, body: (await response.json()) as Answer };
}

const since = (moment: string) => ask(`?desde=${encodeURIComponent(moment)}`);
const numbersOf = ({ body }: { body: Answer }) => body.pedidos.map((order) => order.numeropedido);
const approve = (number: number) => stack.move(number, { status: 'Aprovado' });

const isoOf = (moment: number) => new Date(moment).toISOString();

describe('§7 GET /pedidos, for machines', () => {
  test('returns an order as documented, without a password', async () => {
    const order = copiedOrderOf(7, {
      observacao: 'Entregar cedo',
      cliente: { ...people.customer, senha: 'segredo123' } as never,
    });
    await stack.put([order]);
    const { status, body } = await since(isoOf(once));
    expect(status).toBe(200);
    expect(body.pedidos).toEqual([
      {
        numeropedido: 7,
        status: 'Pendente',
        enviadoem: isoOf(once + 7),
        aprovadoem: null,
        mudouem: isoOf(once + 7),
        total: 179.8,
        referencia: '',
        observacao: 'Entregar cedo',
        vendedor: { uid: 'seller', nome: people.seller.nome },
        criadopor: null,
        cliente: {
          codigo: people.customer.cod,
          uid: 'customer',
          nome: people.customer.nome,
          razaosocial: people.customer.razaosocial,
          cnpj: people.customer.cnpj,
          email: people.customer.email,
          celular: people.customer.celular,
          telefone: people.customer.telefone ?? '',
          endereco: people.customer.endereco,
        },
        itens: [
          {
            CD_PRODUTO: '1001',
            DESCRICAO: 'PNEU ARO 29',
            CD_GRUPO: 'PNEU',
            observacao: '',
            quantidade: 2,
            preco_venda: 89.9,
            total: 179.8,
          },
        ],
      },
    ]);
    expect(JSON.stringify(body)).not.toMatch(/senha|segredo/);
  });

  test('page by page, each once, whatever their status', async () => {
    const count = ordersAtOnce + 2;
    const status = (at: number) => (at % 2 === 0 ? 'Excluido' : 'Aprovado');
    await stack.put(
      Array.from({ length: count }, (_, at) => copiedOrderOf(at + 1, { status: status(at) })),
    );
    const first = await since(isoOf(once));
    expect(first.body.mais).toBe(true);
    const second = await since(first.body.proximo);
    expect(second.body.mais).toBe(false);
    expect([...numbersOf(first), ...numbersOf(second)]).toEqual(
      Array.from({ length: count }, (_, at) => at + 1),
    );
    expect(second.body.pedidos.map((order) => order.status)).toEqual(['Excluido', 'Aprovado']);
  });

  test('fewer on a page if they are very long', async () => {
    const [line] = copiedOrderOf(1).itens;
    const itens = Array.from({ length: 100 }, () => ({ ...line, observacao: 'x'.repeat(25_000) }));
    await stack.put([]);
    for (const number of [1, 2, 3, 4]) {
      const copy = copiedOrder(number, { ...copiedOrderOf(number), itens });
      await saveCopies(stack.table, { copies: copy ? [copy] : [] });
    }
    const first = await since(isoOf(once));
    expect([numbersOf(first), first.body.mais]).toEqual([[1, 2], true]);
    const second = await since(first.body.proximo);
    expect([numbersOf(second), second.body.mais]).toEqual([[3, 4], false]);
  });

  test('with the last cursor only later changes, as often as orders change', async () => {
    await stack.put([1, 2, 3].map((number) => copiedOrderOf(number)));
    const all = await since(isoOf(once));
    const nothing = await since(all.body.proximo);
    expect(nothing.body).toEqual({ pedidos: [], proximo: all.body.proximo, mais: false });
    await approve(2);
    const changed = await since(nothing.body.proximo);
    expect(changed.body.pedidos).toMatchObject([{ numeropedido: 2, status: 'Aprovado' }]);
    expect(numbersOf(await since(all.body.proximo))).toEqual([2]);
    expect(numbersOf(await since(changed.body.proximo))).toEqual([]);
  });

  test('never misses a change that was stored late', async () => {
    await stack.put([copiedOrderOf(1), copiedOrderOf(2, { mudouem: Date.now() })]);
    const { body } = await since(isoOf(once));
    const late = copiedOrderOf(3, { mudouem: Date.now() - 5_000 });
    await stack.add(late);
    expect(numbersOf(await since(body.proximo))).toEqual([3]);
  });

  test('from a moment or a day on', async () => {
    await stack.put([
      copiedOrderOf(1, { mudouem: Date.UTC(2026, 10, 20, 2, 59) }),
      copiedOrderOf(2, { mudouem: Date.UTC(2026, 10, 20, 3, 0) }),
    ]);
    expect(numbersOf(await since('2026-11-20'))).toEqual([2]);
    expect(numbersOf(await since('2026-11-19T23:59:00-03:00'))).toEqual([1, 2]);
    expect(numbersOf(await since('2026-11-20T03:00:01Z'))).toEqual([]);
  });

  test.each([
    '',
    '?desde=',
    '?desde=ontem',
    '?desde=2026-13-45',
    '?desde=2026-02-30',
    '?desde=2026-02-30T08:00:00Z',
    '?desde=c1-x',
    '?desde=5',
  ])('refuses %s', async (query) => {
    expect(await ask(query)).toMatchObject({
      status: 400,
      body: { erro: { codigo: 'consulta-invalida' } },
    });
  });
});

describe('§7 a machine’s key', () => {
  const moment = `?desde=${isoOf(once)}`;

  test('is taken in either header, and its use is noted', async () => {
    await stack.put([]);
    expect((await listKeys(stack.table))[0]?.usadaem).toBeNull();
    expect((await ask(moment, { 'X-Chave': key })).status).toBe(200);
    expect((await ask(moment, { Authorization: `Bearer ${key}` })).status).toBe(200);
    expect((await listKeys(stack.table))[0]?.usadaem).toBeInstanceOf(Date);
  });

  test('is stored nowhere', async () => {
    const rows = await stack.table.selectFrom('chavesdemaquinas').selectAll().execute();
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(key);
  });

  test.each<[string, () => HeadersInit]>([
    ['none', () => ({})],
    ['one that nobody made', () => ({ 'X-Chave': `mmv_${'A'.repeat(43)}` })],
    ['its hash', () => ({ 'X-Chave': 'a'.repeat(64) })],
    ['half of it', () => ({ 'X-Chave': key.slice(0, 20) })],
  ])('refuses %s', async (_, headers) => {
    expect(await ask(moment, headers())).toMatchObject({
      status: 401,
      body: { erro: { codigo: 'chave-invalida' } },
    });
  });

  test('is refused from the moment that it is revoked', async () => {
    await stack.put([]);
    expect((await ask(moment)).status).toBe(200);
    expect(await revokeKey(stack.table, 'ERP')).toBe(true);
    expect((await ask(moment)).status).toBe(401);
    expect(await revokeKey(stack.table, 'ERP')).toBe(false);
  });

  test('may call 60 times a minute, and another one still may', async () => {
    await stack.put([]);
    const other = await createKey(stack.table, 'outro ERP');
    const statuses: number[] = [];
    for (let call = 0; call < 61; call += 1) statuses.push((await ask(moment)).status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(60);
    expect(statuses.at(-1)).toBe(429);
    expect((await ask(moment, { 'X-Chave': other })).status).toBe(200);
  });
});

// The last test, because afterwards no new key is looked up for a minute.
test('§7 GET /pedidos: invented keys cost the product table little, and a machine nothing', async () => {
  expect((await since(isoOf(once))).status).toBe(200);
  const madeUp = Array.from({ length: 100 }, () => `mmv_${randomBytes(32).toString('base64url')}`);
  const answers = await Promise.all(
    madeUp.map((one) => ask('?desde=0', { Authorization: `Bearer ${one}` })),
  );
  const refused = answers.filter(({ status }) => status === 429);
  expect(refused.length).toBeGreaterThanOrEqual(40);
  expect(answers.filter(({ status }) => status === 401)).toHaveLength(100 - refused.length);
  expect((await since(isoOf(once))).status).toBe(200);
});
