import { describe, expect, it } from 'vitest';

import type { Product } from '../../../../domain/product/product';
import { indexProducts } from '../../../../domain/product/search/product-index';
import { loading, mapLive, type Live } from '../../../providers/live/live';
import {
  foundIn,
  needsBackup,
  searchResult,
  type FoundProducts,
  type ProductSearch,
} from './product-search';

function product(CD_PRODUTO: string, DESCRICAO: string): Product {
  return { CD_PRODUTO, DESCRICAO, CD_GRUPO: 'CAMARA', preco_venda: 1, estoque_saldo: 1 };
}

const chamber = product('1006', 'CÂMARA DE AR ARO 12');
const tyre = product('1001', 'PNEU ARO 12');

function ready(...data: Product[]): Live<Product[]> {
  return { status: 'ready', data };
}

/** Searches a list for the tyre's code. */
function found(list: Live<Product[]>) {
  return mapLive(list, (all) => foundIn(indexProducts(all), { code: '1001', name: '' }));
}

const failed: Live<never> = {
  status: 'failed',
  error: new Error('dead'),
  retry: () => undefined,
};

const is = (source: FoundProducts['source'], ...products: Product[]): ProductSearch => ({
  status: 'ready',
  data: { source, products, total: products.length },
});

describe('§7 /puxabkp replaces the product table', () => {
  it.each([
    ['a found list', ready(tyre), false],
    ['an empty list', ready(), true],
    ['a failed one', failed, true],
    ['one on its way', loading, false],
  ])('after %s: %s', (_name, listed, expected) => {
    expect(needsBackup(found(listed))).toBe(expected);
  });

  it.each([
    ['the table has it', ready(tyre), loading, is('catalog', tyre)],
    ['only the back-up has it', ready(), ready(tyre), is('onlyInBackup', tyre)],
    ['the table is dead', failed, ready(tyre), is('outage', tyre)],
    ['both are dead', failed, failed, failed],
    ['dead, and never backed up', failed, ready(), failed],
    ['dead, and the back-up lacks it', failed, ready(chamber), is('outage')],
    ['nobody has it', ready(), ready(chamber), is('catalog')],
    ['empty, and the back-up is dead', ready(), failed, is('catalog')],
    ['the table is asked', loading, loading, loading],
    ['the back-up is asked', ready(), loading, loading],
  ])('when %s', (_name, listed, backup, expected) => {
    expect(searchResult(found(listed), found(backup))).toEqual(expected);
  });
});
