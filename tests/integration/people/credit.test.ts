import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { customerEntryOf } from '../../../domain/people/customer-entry';
import type { CreditAnswer } from '../../../domain/people/credit/credit';
import { createKey, type MachineRight } from '../../../functions/src/caller/machine-keys';
import {
  copiedOrderOf,
  startOrdersCopied,
  type OrdersCopied,
} from '../../support/data/orders-copied';
import { people } from '../../support/data/people';
import { fetchAnew } from '../../support/fetch-anew';
import { serveApp } from '../../support/functions/served-app';

const { customer2, pending } = people;
const customer = { ...people.customer, cnpj: people.customer.cnpj ?? '' };

let stack: OrdersCopied;
let app: Awaited<ReturnType<typeof serveApp>>;
const keys = {} as Record<MachineRight, string>;
beforeAll(async () => {
  stack = await startOrdersCopied();
  app = await serveApp();
  for (const right of ['credito', 'pedidos'] as const) {
    keys[right] = await createKey(stack.table, right, right);
  }
  await stack.database.ref('usuarios').set(people);
  const entries = { customer: customerEntryOf(customer), customer2: customerEntryOf(customer2) };
  await stack.database.ref('clientes').set(JSON.parse(JSON.stringify(entries)));
});
beforeEach(() => stack.table.deleteFrom('credito').execute());
afterAll(async () => {
  await app.close();
  await stack.close();
});

async function call(path: string, as: string, body?: unknown) {
  const response = await fetchAnew(`http://127.0.0.1:${app.port}/api${path}`, {
    headers: { Authorization: `Bearer ${as}` },
    ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
  });
  return { status: response.status, body: (await response.json()) as unknown };
}

const state = (cnpj = customer.cnpj, fields = {}) => ({
  ...{ cnpj, em: '2026-11-20', limite: 500, aberto: 120.5, vencido: 20, bloqueado: true },
  motivo: 'cheque devolvido',
  titulos: [{ numero: '77/2', vencimento: '2026-12-01', valor: 100.499 }],
  ...fields,
});
const send = (...clientes: unknown[]) => call('/credito', keys.credito, { clientes });
const ask = async (as: string, ...uids: string[]) =>
  (await call(`/creditodeclientes?clientes=${uids.join()}`, as)).body as CreditAnswer;
const sentence = ({ body }: { body: unknown }) =>
  (body as { erro: { mensagem: string } }).erro.mensagem;

describe('§7 POST /credito, for machines', () => {
  it('needs a key with its own right, and changes nothing if one state is wrong', async () => {
    expect((await call('/credito', keys.pedidos, { clientes: [state()] })).status).toBe(403);
    expect((await call('/credito', 'admin', { clientes: [state()] })).status).toBe(401);
    expect((await call('/pedidos?desde=2026-11-20', keys.credito)).status).toBe(403);
    const tomorrow = new Date(Date.now() + 2 * 24 * 60 * 60 * 1000).toISOString();
    const wrong: [unknown, RegExp][] = [
      [state('11222333000182'), /cliente 2: CNPJ inválido/],
      [state(undefined, { em: tomorrow }), /não do futuro/],
      [state(undefined, { em: '2026-02-30' }), /em deve ser um dia/],
      [state('12345678000195', { em: '0000-01-01' }), /em deve ser um dia/],
      [state(undefined, { limite: -1 }), /limite não pode ser negativo/],
      [state(undefined, { limite: '500' }), /limite deve ser um número/],
      [state(undefined, { aberto: null }), /aberto deve ser um número/],
      [state(undefined, { bloqueado: 'S' }), /bloqueado deve ser true ou false/],
      [state(undefined, { motivo: 'x'.repeat(201) }), /motivo deve ser um texto/],
      [state(undefined, { titulos: [state().titulos[0], state().titulos[0]] }), /duas vezes/],
      [state(undefined, { titulos: [{ numero: '1', valor: 1 }] }), /vencimento do título "1"/],
      ['nada', /não é um objeto/],
    ];
    for (const [one, why] of wrong) {
      const answer = await send(state(), one);
      expect(answer.status).toBe(400);
      expect(sentence(answer)).toMatch(why);
    }
    for (const body of [{}, { clientes: [] }, 'nada']) {
      expect((await call('/credito', keys.credito, body)).status).toBe(400);
    }
    expect(await ask('admin', 'customer')).toEqual({ temdados: false, clientes: [] });
  });

  it('keeps the newest state with its bills, whatever the order and however often they come', async () => {
    const days = Array.from({ length: 28 }, (_, at) => {
      const em = `2026-11-${String(at + 1).padStart(2, '0')}`;
      const titulos = at % 3 === 0 ? [] : [{ numero: em, vencimento: em, valor: at }];
      return state(undefined, { em, aberto: at, limite: at % 2 === 0 ? null : at, titulos });
    });
    expect(await send(...days)).toEqual({ status: 200, body: { gravados: 1, ignorados: 27 } });
    const expected = await ask('admin', 'customer');
    expect(expected.clientes).toMatchObject([{ aberto: 2700, limite: 2700, titulos: [] }]);

    await stack.table.deleteFrom('credito').execute();
    // Every day twice in another order, in several calls at once.
    const sent = [...days, ...days].map((_, at) => days[(at * 11 + 5) % days.length]);
    await Promise.all([0, 1, 2, 3].map((part) => send(...sent.filter((_, at) => at % 4 === part))));
    expect(await ask('admin', 'customer')).toEqual(expected);
    // The same moment again, with another amount.
    const again = await send({ ...days[27], aberto: 1 });
    expect(again.body).toEqual({ gravados: 0, ignorados: 1 });
    expect(await ask('admin', 'customer')).toEqual(expected);
  });
});

describe('§7 GET /creditodeclientes', () => {
  const stored = {
    ...{ em: Date.parse('2026-11-20T03:00:00Z'), limite: 50_000, aberto: 12_050, vencido: 2000 },
    ...{ bloqueado: true, motivo: 'cheque devolvido' },
  };
  const titulos = [{ numero: '77/2', vencimento: '2026-12-01', valor: 10_050 }];
  beforeEach(async () => {
    await send(
      state(),
      state(customer2.cnpj, { limite: 0 }),
      state(pending.cnpj, { limite: null }),
    );
  });

  it('shows the administrator everybody, with bills', async () => {
    const { temdados, clientes } = await ask('admin', 'customer', 'pending', 'seller', 'x');
    expect(temdados).toBe(true);
    expect(clientes).toEqual([
      { uid: 'customer', ...stored, titulos },
      { uid: 'pending', ...stored, limite: null, titulos },
    ]);
  });

  it('shows a seller approved customers, without bills', async () => {
    const { clientes } = await ask('seller', 'customer', 'customer2', 'pending', 'removed');
    expect(clientes).toEqual([
      { uid: 'customer', ...stored },
      { uid: 'customer2', ...stored, limite: 0 },
    ]);
  });

  it("shows a customer their own credit only, without the system's reason", async () => {
    const own = [{ uid: 'customer', ...stored, motivo: '', titulos }];
    expect((await ask('customer', 'customer2', 'customer')).clientes).toEqual(own);
    expect(((await call('/creditodeclientes', 'customer')).body as CreditAnswer).clientes).toEqual(
      own,
    );
    expect((await call('/creditodeclientes', 'pending')).status).toBe(403);
  });

  it('refuses wrong lists of people', async () => {
    const many = Array.from({ length: 101 }, (_, at) => `u${at}`).join();
    for (const query of [
      '',
      '?clientes=',
      '?clientes=a,',
      '?clientes=a%2Fb',
      `?clientes=${many}`,
    ]) {
      expect((await call(`/creditodeclientes${query}`, 'admin')).status).toBe(400);
    }
  });

  it('adds the credit to the comparison of pending orders', async () => {
    await stack.put([copiedOrderOf(1), copiedOrderOf(2, { status: 'Aprovado' })]);
    const { body } = await call('/conferencias?pedidos=1,2', 'admin');
    expect(body).toMatchObject([{ numerodopedido: 1, credito: stored }, { numerodopedido: 2 }]);
    expect(JSON.stringify((body as object[])[1])).not.toContain('credito');
    expect((await call('/conferencias?pedidos=1', 'seller2')).body).toEqual([]);
  });
});

describe('§7 POST /listadecredito', () => {
  const heading = ['CNPJ', 'Limite (R$)', 'Em aberto', 'Vencido', 'Bloqueado', 'Motivo', 'Título'];
  const rows = (...lines: string[][]) => ({
    linhas: [['Posição'], [...heading, 'Vencimento', 'Valor'], ...lines],
  });
  const good = rows(
    ['11.222.333/0001-81', 'R$ 1.234,56', '100', '0', 'N', '', '1/1', '01/12/2026', '60'],
    ['11.222.333/0001-81', '', '', '', '', '', '1/2', '2027-01-01', '40,00'],
    [],
    ['12345678000195', '', '0', '0', 'S', 'cadastro vencido'],
  );
  const upload = (body: unknown, query = '', as = 'admin') =>
    call(`/listadecredito${query}`, as, body);

  it('is checked line by line without storing anything, and stored as a whole', async () => {
    expect((await upload(good, '?conferir=1', 'seller')).status).toBe(403);
    const check = { clientes: 2, bloqueados: 1, semlimite: 1, titulos: 2, errados: [] };
    expect((await upload(good, '?conferir=1')).body).toEqual(check);
    expect((await ask('admin', 'customer')).temdados).toBe(false);
    expect((await upload(good)).body).toEqual({ gravados: 2, ignorados: 0 });
    expect((await ask('admin', 'customer', 'customer2')).clientes).toMatchObject([
      {
        ...{ limite: 123_456, aberto: 10_000, vencido: 0, bloqueado: false, motivo: '' },
        titulos: [
          { numero: '1/1', vencimento: '2026-12-01', valor: 6000 },
          { numero: '1/2', vencimento: '2027-01-01', valor: 4000 },
        ],
      },
      { limite: null, bloqueado: true, motivo: 'cadastro vencido', titulos: [] },
    ]);
  });

  it('says what is wrong in each line, and stores nothing then', async () => {
    const wrong = rows(
      ['11.222.333/0001-82', '1', '1', '0', 'N'],
      [customer.cnpj, '1.234', '1', '0', 'N'],
      [customer.cnpj, '-1', '1', '0', 'N'],
      [customer.cnpj, '1', '', '0', 'N'],
      [customer.cnpj, '1', '1', '0', 'talvez'],
      [customer.cnpj, '1', '1', '0', 'N', '', '7', '30/02/2026', '1'],
      ['12345678000195', '1', '1', '0', 'N'],
      ['12345678000195', '1', '1', '0', 'N'],
    );
    const { errados } = (await upload(wrong, '?conferir=1')).body as { errados: object[] };
    expect(errados).toEqual([
      { linha: 3, problema: 'CNPJ inválido "11.222.333/0001-82"' },
      { linha: 4, problema: 'limite: número ambíguo "1.234": use a vírgula' },
      { linha: 5, problema: 'limite não pode ser negativo' },
      { linha: 6, problema: 'aberto: campo vazio' },
      { linha: 7, problema: 'esperado S ou N, e não "talvez"' },
      { linha: 8, problema: 'vencimento inválido "30/02/2026": use 20/11/2026' },
      { linha: 10, problema: `o CNPJ 12345678000195 está duas vezes, sem título` },
    ]);
    expect(sentence(await upload(wrong))).toMatch(/^Nada foi gravado: 7 linhas têm erro/);
    for (const [body, why] of [
      [{ linhas: [['CNPJ', 'Limite']] }, /falta a coluna aberto, vencido, bloqueado/],
      [rows(), /não tem clientes/],
      [{ linhas: [[1]] }, /não são textos/],
      [{ linhas: Array.from({ length: 50_001 }, () => []) }, /50\.001 linhas/],
    ] as const) {
      expect(sentence(await upload(body))).toMatch(why);
    }
    expect((await ask('admin', 'customer')).temdados).toBe(false);
  });
});
