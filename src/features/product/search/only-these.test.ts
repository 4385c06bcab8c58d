import { describe, expect, it } from 'vitest';

import type { Product } from '../../../../domain/product/product';
import { noFilters } from '../../../../domain/product/search/product-index';
import { loading, type Live } from '../../../providers/live/live';
import { narrowed } from './only-these';

const product = (CD_PRODUTO: string): Product => ({
  CD_PRODUTO,
  DESCRICAO: 'PNEU',
  CD_GRUPO: 'PNEU',
  preco_venda: 1,
  estoque_saldo: 1,
});
const ready = <T>(data: T) => ({ status: 'ready', data }) as const;
const of = (...codes: string[]) =>
  ready({ products: codes.map(product), total: codes.length, source: 'catalog' as const });
const found = of('1', '2', '3');
const part = ready({ ...of('1').data, total: 30_000 });
const failed: Live<never> = { status: 'failed', error: new Error(), retry: () => undefined };
const bought = ready(new Map([['2', {}]]));
const byCode = ready([product('9')]);
const question = { group: null, filters: noFilters };

describe('§2 /produtos: only products that were ordered before', () => {
  it.each([
    ['leaves everything else out', found, question, bought, of('2')],
    [
      'is what was asked by code where the list is only the first of many',
      part,
      question,
      bought,
      of('9'),
    ],
    ['is of one group too', part, { ...question, group: 'A' }, bought, of()],
    ['leaves the list as it is while it is not asked for', found, question, null, found],
    ['is empty where nothing is left', found, question, ready(new Map()), of()],
    ['waits until it is known', found, question, loading, loading],
    ['is everything where it can’t be known', found, question, failed, found],
  ])('%s', (_, search, asked, known, expected) => {
    expect(narrowed(search, known, asked, byCode)).toEqual(expected);
  });
});
