import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { progressState } from '../../../domain/order/progress/state';
import { stepKinds, type Step } from '../../../domain/order/progress/step';
import { paths } from '../../../domain/paths';
import { createKey } from '../../../functions/src/caller/machine-keys';
import { aLine } from '../../support/data/an-order';
import {
  copiedOrderOf,
  startOrdersCopied,
  type OrdersCopied,
} from '../../support/data/orders-copied';
import { fetchAnew } from '../../support/fetch-anew';
import { serveApp } from '../../support/functions/served-app';

let stack: OrdersCopied;
let app: Awaited<ReturnType<typeof serveApp>>;
let key: string;
let readingKey: string;
const invoice = '35170458716523000119550010000000121000123458';
const line = (CD_PRODUTO: string, quantity: number) => aLine({ CD_PRODUTO, quantity });

beforeAll(async () => {
  stack = await startOrdersCopied();
  app = await serveApp();
  key = await createKey(stack.table, 'Faturamento', 'andamento');
  readingKey = await createKey(stack.table, 'ERP');
});
beforeEach(async () => {
  await stack.database.ref().set(null);
  const itens = [line('1006', 10), line('A/1', 3), line('1006', 2)].map((one, linha) => ({
    ...one,
    ...{ linha, soma: 0 },
  }));
  const approved = { status: 'Aprovado', itens } as const;
  await stack.put([
    copiedOrderOf(1),
    copiedOrderOf(2, approved),
    copiedOrderOf(3, { status: 'Excluido' }),
    copiedOrderOf(4, approved),
  ]);
});
afterAll(async () => {
  await app.close();
  await stack.close();
});

async function post(number: number | string, body: unknown, as = key, method = 'POST') {
  const response = await fetchAnew(`http://127.0.0.1:${app.port}/api/pedidos/${number}/andamento`, {
    ...{ method, headers: { 'X-Chave': as } },
    ...(method === 'POST' && {
      body: typeof body === 'string' ? body : JSON.stringify(body),
    }),
  });
  return {
    status: response.status,
    body: (await response.json()) as { novo?: boolean; erro?: { codigo: string } },
  };
}
const codeOf = async (answer: ReturnType<typeof post>) => {
  const { status, body } = await answer;
  return [status, body.erro?.codigo];
};
const stored = async (path: string) => (await stack.database.ref(path).get()).val() as unknown;
const stepsOf = async (number: number) =>
  ((await stored(paths.steps(number))) ?? {}) as Record<string, Omit<Step, 'id'>>;

describe('§7 POST /pedidos/{n}/andamento, for machines', () => {
  test('stores a step with the server’s time, once', async () => {
    const before = Date.now();
    const body = {
      ...{ id: '900', tipo: 'faturado', nota: '12/A', chave: invoice },
      itens: [{ CD_PRODUTO: '1006', quantidade: 11 }],
    };
    expect(await post(2, body)).toEqual({ status: 200, body: { id: '900', novo: true } });
    const [first] = Object.entries(await stepsOf(2));
    expect(first).toEqual([
      'm-900',
      {
        ...{ tipo: 'faturado', nota: '12/A', chave: invoice, linhas: { l0: 10, l2: 1 } },
        em: expect.any(Number) as number,
      },
    ]);
    expect(first?.[1].em).toBeGreaterThanOrEqual(before);
    expect(await stored(paths.progress(2))).toMatchObject({ cliente: 'customer' });
    expect(await stored(paths.invoice(invoice))).toBe(2);

    expect(await post(2, body)).toEqual({ status: 200, body: { id: '900', novo: false } });
    expect(await codeOf(post(2, { ...body, nota: '13' }))).toEqual([409, 'andamento-diferente']);
    expect(Object.entries(await stepsOf(2))).toEqual([first]);
    // A repeated message is accepted whatever became of the order.
    await stack.move(2, { status: 'Pendente' });
    expect(await post(2, body)).toMatchObject({ status: 200, body: { novo: false } });
  });

  test('stores a machine’s own time beside the server’s', async () => {
    const at = (time: number) => new Date(time).toISOString();
    const order = (await stored(`pedidos/2/criadoem`)) as number;
    const body = { id: '1', tipo: 'separado', em: at(order) };
    expect(await post(2, body)).toMatchObject({ status: 200, body: { novo: true } });
    // Another time is no other content, and the first stays.
    expect(await post(2, { ...body, em: at(order + 1) })).toMatchObject({ body: { novo: false } });
    const { 'm-1': step } = await stepsOf(2);
    expect(step).toMatchObject({ feitoem: order });
    expect(step?.em).toBeGreaterThan(order);

    const soon = at(Date.now() + 30_000);
    expect((await post(2, { id: '2', tipo: 'separado', em: soon })).status).toBe(200);
    for (const em of [
      at(order - 1),
      at(Date.now() + 600_000),
      '2026-11-20',
      '2026-02-30T08:00:00Z',
      'ontem',
    ]) {
      const answer = await codeOf(post(2, { id: '3', tipo: 'separado', em }));
      expect(answer).toEqual([400, 'andamento-invalido']);
    }
    expect(await codeOf(post(2, { id: '3', tipo: 'separado', em: 5 }))).toEqual([
      400,
      'andamento-invalido',
    ]);
  });

  test('takes one of two contents that arrive at once', async () => {
    const answers = await Promise.all(
      ['A', 'B', 'A', 'B'].map((transportadora) =>
        post(2, { id: '1', tipo: 'enviado', transportadora }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 409, 409]);
    expect(answers.filter(({ body }) => body.novo)).toHaveLength(1);
  });

  test('gives one state of shuffled, doubled and cut off messages', async () => {
    const messages = Array.from({ length: 60 }, (_, at) => ({
      ...{ id: `e${at}`, tipo: stepKinds[at % 4] },
      ...(at % 4 === 1 && { nota: `N/${at}` }),
      itens: [{ CD_PRODUTO: at % 3 === 0 ? 'A/1' : '1006', quantidade: 1 + (at % 3) }],
    }));
    const state = async (number: number) => {
      const steps = Object.entries(await stepsOf(number));
      expect(steps).toHaveLength(60);
      return progressState(
        [10, 3, 2],
        steps.map(([id, step]) => ({ ...step, id })),
      );
    };
    for (const message of messages) await post(2, message);
    const mixed = [...messages, ...messages.slice(20)].sort(
      (a, b) => ((Number(a.id.slice(1)) * 37) % 61) - ((Number(b.id.slice(1)) * 37) % 61),
    );
    const answers = await Promise.all(mixed.map((message) => post(4, message)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await state(4)).toEqual(await state(2));
  });

  test.each<[string, number | string, unknown, [number, string]]>([
    ['an unknown order', 9, { id: '1', tipo: 'separado' }, [404, 'pedido-desconhecido']],
    ['a number that is none', '2x', { id: '1', tipo: 'separado' }, [400, 'andamento-invalido']],
    ['a deleted order', 3, { id: '1', tipo: 'separado' }, [409, 'pedido-excluido']],
    ['a pending order', 1, { id: '1', tipo: 'separado' }, [409, 'pedido-nao-aprovado']],
    ['no JSON', 2, '{', [400, 'andamento-invalido']],
    ['nothing', 2, '', [400, 'andamento-invalido']],
    ['another kind', 2, { id: '1', tipo: 'pago' }, [400, 'andamento-invalido']],
    [
      'a wrong check digit',
      2,
      { id: '1', tipo: 'faturado', nota: '1', chave: invoice.replace(/8$/, '9') },
      [400, 'andamento-invalido'],
    ],
    [
      'a product that the order lacks',
      2,
      { id: '1', tipo: 'enviado', itens: [{ CD_PRODUTO: '7', quantidade: 1 }] },
      [400, 'itens-diferentes'],
    ],
    [
      'more than ordered',
      2,
      { id: '1', tipo: 'enviado', itens: [{ CD_PRODUTO: 'A/1', quantidade: 4 }] },
      [400, 'itens-diferentes'],
    ],
    ['a body that is too large', 2, 'x'.repeat(200_001), [413, 'grande-demais']],
  ])('refuses %s', async (_, number, body, refusal) => {
    expect(await codeOf(post(number, body))).toEqual(refusal);
    expect(await stored(paths.allProgress)).toBeNull();
    expect(await stored('notas')).toBeNull();
  });

  test('refuses an NF-e key of another order', async () => {
    const body = { id: '1', tipo: 'faturado', nota: '1', chave: invoice };
    expect((await post(2, body)).status).toBe(200);
    expect(await codeOf(post(4, body))).toEqual([409, 'nota-de-outro-pedido']);
    expect(await stepsOf(4)).toEqual({});
    expect((await post(2, { ...body, id: '2' })).status).toBe(200);
  });

  test('needs a key with this right, which reads no orders', async () => {
    const body = { id: '1', tipo: 'separado' };
    expect(await codeOf(post(2, body, readingKey))).toEqual([403, 'chave-sem-direito']);
    expect(await codeOf(post(2, body, `mmv_${'A'.repeat(43)}`))).toEqual([401, 'chave-invalida']);
    expect(await codeOf(post(2, body, key, 'GET'))).toEqual([405, 'metodo-nao-permitido']);
    const reading = await fetchAnew(`http://127.0.0.1:${app.port}/api/pedidos?desde=2026-01-01`, {
      headers: { 'X-Chave': key },
    });
    expect(reading.status).toBe(403);
    expect(await stored(paths.allProgress)).toBeNull();
  });
});
