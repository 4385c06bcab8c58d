// @vitest-environment jsdom
import { render, renderHook, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import { noFilters } from '../../../domain/product-index';
import { useBought, useBoughtOf, type BoughtProduct } from '../../providers/bought';
import { useProductsByCode } from '../../providers/catalog';
import { loading } from '../../providers/live';
import { BoughtMark } from './bought-mark';
import { useOnlyBought } from './only-bought';
import type { ProductSearch } from './product-search';

vi.mock('../../providers/catalog', () => ({ useProductsByCode: vi.fn() }));
vi.mock('../../providers/bought', () => ({ useBought: vi.fn(), useBoughtOf: vi.fn() }));

const product = (CD_PRODUTO: string) => ({
  CD_PRODUTO,
  DESCRICAO: 'PNEU',
  CD_GRUPO: 'PNEU',
  preco_venda: 1,
  estoque_saldo: 1,
});
const found: ProductSearch = {
  status: 'found',
  source: 'catalog',
  products: ['1', '2', '3'].map(product),
  total: 3,
};
const once: BoughtProduct = { vezes: 1, quantidade: 4, em: Date.UTC(2026, 9, 12, 15) };
const knows = (...codes: string[]) =>
  vi.mocked(useBought).mockReturnValue({
    status: 'ready',
    data: new Map(codes.map((code) => [code, once])),
  });
const narrowed = (only: boolean, search = found) =>
  renderHook(() => useOnlyBought(search, { only, group: null, filters: noFilters })).result.current;

beforeEach(() => {
  knows('2', '9');
  vi.mocked(useProductsByCode).mockReturnValue(loading);
});

describe('§2 /produtos: only what was ordered before', () => {
  it('leaves everything else out', () =>
    expect(narrowed(true)).toEqual({ ...found, products: [product('2')], total: 1 }));
  it('asks for it by code where the list is only the first of many', () => {
    const part = { ...found, products: [product('1')], total: 30_000 };
    vi.mocked(useProductsByCode).mockReturnValue({ status: 'ready', data: [product('9')] });
    expect(narrowed(true, part)).toEqual({ ...found, products: [product('9')], total: 1 });
    expect(useProductsByCode).toHaveBeenCalledWith(['2', '9']);
  });
  it('leaves the list as it is while it is not asked for', () =>
    expect(narrowed(false)).toBe(found));
  it('says so where nothing is left', () => {
    knows('9');
    expect(narrowed(true)).toEqual({ status: 'nothing', outage: false });
  });
  it('waits until it is known', () => {
    vi.mocked(useBought).mockReturnValue(loading);
    expect(narrowed(true)).toEqual(loading);
  });
  it('shows everything where it can’t be known', () => {
    vi.mocked(useBought).mockReturnValue({ status: 'failed', error: new Error(), retry: vi.fn() });
    expect(narrowed(true)).toBe(found);
  });
});

describe('§2 /produtos: on the card', () => {
  it.each([
    [once, 'Comprado 1 vez · último 12/10/2026'],
    [{ ...once, vezes: 3 }, 'Comprado 3 vezes · último 12/10/2026'],
  ])('says how often and when last', (bought, words) => {
    vi.mocked(useBoughtOf).mockReturnValue(bought);
    render(<BoughtMark code="1" />);
    expect(screen.getByText(words)).toBeInTheDocument();
  });
  it('says nothing of what was never ordered', () => {
    vi.mocked(useBoughtOf).mockReturnValue(undefined);
    expect(render(<BoughtMark code="1" />).container).toBeEmptyDOMElement();
  });
});
