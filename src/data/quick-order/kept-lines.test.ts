// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';

import {
  isQuickOrderKept,
  noList,
  readQuickOrder,
  watchQuickOrder,
  writeQuickOrder,
} from './kept-lines';

const line = { id: 1, batch: 1, place: 3, source: '1006 2,5', code: '1006', quantity: '2,5' };
const list = {
  text: '9999 1',
  entries: [line, { ...line, id: 2, either: ['10', '1006'] as [string, string] }],
};

beforeEach(() => localStorage.clear());

describe('§3 the list of quick order in the browser', () => {
  it('is each account’s own, and gone when it is empty', () => {
    expect(writeQuickOrder('ana', list)).toBe(true);
    expect(readQuickOrder('ana')).toEqual(list);
    expect(readQuickOrder('bia')).toEqual(noList);
    writeQuickOrder('bia', { text: '', entries: [line] });
    expect(readQuickOrder('ana')).toEqual(list);
    writeQuickOrder('ana', noList);
    expect(Object.keys(localStorage)).toEqual(['pedido_rapido/bia']);
  });

  it('is each customer’s own where a seller keeps carts for several', () => {
    writeQuickOrder('rafael bike sul', list);
    expect(readQuickOrder('rafael pires')).toEqual(noList);
    expect(readQuickOrder('rafael')).toEqual(noList);
    expect(readQuickOrder('rafael bike sul')).toEqual(list);
  });

  it('lives as long as the page where there is no room, each cart’s own', () => {
    vi.spyOn(console, 'warn').mockReturnValue();
    const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(writeQuickOrder('cheia a', list)).toBe(false);
    expect(readQuickOrder('cheia a')).toEqual(list);
    expect(isQuickOrderKept('cheia a')).toBe(false);
    expect(readQuickOrder('cheia b')).toEqual(noList);
    full.mockRestore();
    expect(writeQuickOrder('cheia a', noList)).toBe(true);
    expect(isQuickOrderKept('cheia a')).toBe(true);
  });

  it('skips invalid lines', () => {
    localStorage.setItem(
      'pedido_rapido/ana',
      JSON.stringify({ text: 'x', entries: [1, { id: 2 }, line] }),
    );
    expect(readQuickOrder('ana')).toEqual({ text: 'x', entries: [line] });
    localStorage.setItem('pedido_rapido/ana', '{');
    expect(readQuickOrder('ana')).toEqual(noList);
  });

  it('follows another tab of the same account', () => {
    const seen: unknown[] = [];
    const stop = watchQuickOrder('ana')(
      (next) => seen.push(next),
      () => undefined,
    );
    writeQuickOrder('ana', list);
    const emit = (key: string) => window.dispatchEvent(new StorageEvent('storage', { key }));
    emit('pedido_rapido/bia');
    emit('pedido_rapido/ana');
    stop();
    emit('pedido_rapido/ana');
    expect(seen).toEqual([list]);
  });
});
