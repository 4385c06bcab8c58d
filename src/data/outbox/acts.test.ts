// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { createStore, set } from 'idb-keyval';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import { approvalAct, statusAct, type KeptAct } from '../../../domain/outbox/act';
import type { Order } from '../../../domain/order/order';
import { changeActs, readActs, watchActs } from './acts';

const order = { numerodopedido: 12, mudanca: 'm' } as Order;
const kept = (id: string): KeptAct => ({
  act: statusAct(order, 'aprovar', { id, pedidoem: 1 }),
  enviado: false,
});
const add = (uid: string, one: KeptAct) => changeActs(uid, (all) => [...all, one]);
const store = createStore('mmv-pedidos', 'alteracoes');

beforeEach(async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  await changeActs('ana', () => []);
  await changeActs('beto', () => []);
});

describe('decision 45: what a person asked for', () => {
  it('comes back as it was, in its order, for this person alone', async () => {
    const person = { uid: 'u', nome: 'Zé', email: 'ze@bici.com', permissao: 'cliente' } as const;
    const approval: KeptAct = {
      act: approvalAct(person, 'remover', { id: 'b', pedidoem: 2 }),
      enviado: true,
      recusa: {
        motivo: 'mudou',
        cadastro: { acao: 'aprovar', por: { uid: 'x', nome: 'X' }, em: 3 },
      },
    };
    expect(await add('ana', kept('a'))).toBe(true);
    await add('ana', approval);
    expect(await readActs('ana')).toEqual([kept('a'), approval]);
    expect(await readActs('beto')).toEqual([]);
  });

  it('keeps who was faster, with a name or without', async () => {
    const latest = { campo: 'status', de: 'Pendente', para: 'Aprovado', em: 3 } as const;
    const refused = [{ uid: 'x', nome: 'X' }, { uid: 'x' }].map((por, at): KeptAct => ({
      ...kept(String(at)),
      recusa: { motivo: 'mudou', pedido: { ...latest, por } },
    }));
    for (const one of refused) await add('ana', one);
    expect(await readActs('ana')).toEqual(refused);
  });

  it('is changed in one step by several at once', async () => {
    await Promise.all(['a', 'b', 'c'].map((id) => add('ana', kept(id))));
    expect(await readActs('ana')).toHaveLength(3);
  });

  it.each([
    ['a text', 'x'],
    ['null', null],
    ['an act of another version', [{ act: { campo: 'preco' } }, kept('a'), 7]],
  ])('%s does no harm', async (_what, stored) => {
    await set('ana', stored, store);
    expect((await readActs('ana')).every(({ act }) => act.id === 'a')).toBe(true);
    expect(await add('ana', kept('z'))).toBe(true);
  });

  it('is told to whoever watches it, in every tab', async () => {
    const seen: number[] = [];
    const stop = watchActs('ana')(
      (acts) => seen.push(acts.length),
      (error) => expect.unreachable(String(error)),
    );
    await add('ana', kept('a'));
    await vi.waitFor(() => expect(seen.at(-1)).toBe(1));
    stop();
  });

  it('stays in memory where the browser keeps nothing, which the caller learns', async () => {
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(await add('cheio', kept('a'))).toBe(false);
    expect(await readActs('cheio')).toEqual([kept('a')]);
    vi.restoreAllMocks();
  });
});
