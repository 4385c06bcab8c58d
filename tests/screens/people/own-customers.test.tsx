import { expect, it, vi } from 'vitest';

import { mostOwn, type OwnCustomer } from '../../../domain/people/portfolio';
import { endpoints, openScreen } from '../support/open-screen';

const now = Date.now();

const own = (at: number): OwnCustomer => ({
  uid: `c${at}`,
  ultimo: { pedido: 9_000 - at, em: now, centavos: 12_345, nome: `BICI ${at} LTDA` },
  abertos: at === 3 ? 1 : 0,
  cliente: {
    ...{ uid: `c${at}`, cod: at, nome: `Contato ${at}`, razaosocial: `BICI ${at} LTDA` },
    ...{ email: `bici${at}@x.com.br`, celular: '(11) 97654-3210', cnpj: '12345678000195' },
  },
  pendentes: at === 3 ? [{ pedido: 8_997, em: now, centavos: 12_345, referencia: 'OC 77' }] : [],
  usuais:
    at === 3
      ? [
          {
            ...{ CD_PRODUTO: '1034', DESCRICAO: 'PNEU 29', CD_GRUPO: '', preco_venda: 10 },
            ...{ quantity: 4, orders: 2 },
          },
        ]
      : [],
});
const soma = (clientes: readonly OwnCustomer[]) => ({
  clientes: clientes.length,
  abertos: clientes.reduce((sum, { abertos }) => sum + abertos, 0),
  pedidos: clientes.reduce((sum, { ultimo }) => sum + ultimo.pedido, 0),
});

/** Answers these customers to a device, 200 at once. */
function answerOwn(all: readonly OwnCustomer[], changed = all) {
  endpoints.replace('/meusclientes', ({ query }) => {
    if (query['desde'] === undefined) return { clientes: [], proximo: null };
    const clientes = query['desde'] === '1' ? all : changed;
    const from = Number(query['depois'] ?? 0);
    const next = from + 200 < clientes.length ? String(from + 200) : null;
    return { clientes: clientes.slice(from, from + 200), proximo: next, ate: now, soma: soma(all) };
  });
}

const keep = async () => {
  const { keepChanged } = await import('../../../src/providers/people/own-customers');
  await keepChanged('seller');
};
const keptNow = async () => {
  const { ownKeptOf } = await import('../../../src/providers/people/own-customers');
  return ownKeptOf('seller');
};
const askedSince = () =>
  endpoints.askedFor('/meusclientes').flatMap(({ query }) => query['desde'] ?? []);

const all = Array.from({ length: mostOwn }, (_, at) => own(at));

it('§4 a seller’s device keeps 2,000 customers, asks for what changed, and forgets them at the sign-out', async () => {
  answerOwn(all);
  await openScreen('seller', '/produtos');
  const { ownerOfVisit } = await import('../../../src/data/session/last-visit-owner');
  await vi.waitFor(() => expect(ownerOfVisit()).toBe('seller'));
  await keep();
  expect((await keptNow()).customers.size).toBe(2_000);
  expect(askedSince()).toEqual(Array.from({ length: 10 }, () => '1'));

  const renewed = { ...own(1_999), ultimo: { ...own(1_999).ultimo, pedido: 9_500 } };
  answerOwn([renewed, ...all.slice(0, -1)], [renewed]);
  await keep();
  const { customers } = await keptNow();
  expect([customers.size, [...customers.keys()][0]]).toEqual([2_000, 'c1999']);
  expect(askedSince().slice(10)).toEqual([String(now)]);

  // One moved to another seller: no change shows it, but the sums do.
  answerOwn(all.slice(0, 500), []);
  await keep();
  expect((await keptNow()).customers.size).toBe(500);
  expect(askedSince().slice(11)).toEqual([String(now), '1', '1', '1']);

  const { forgetSeen } = await import('../../../src/data/session/last-visit');
  await forgetSeen();
  expect((await keptNow()).customers.size).toBe(0);
});
