// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import { fetchCategories, fetchProducts, fetchProductsByCode } from '../data/http/catalog';
import type { Product } from '../../domain/product';
import { CatalogProvider, useCategories, useProducts, useProductsByCode } from './catalog';
import { dataOf } from './live';
import { useUser } from './session';

vi.mock('./session', () => ({ useUser: vi.fn() }));
vi.mock('../data/http/catalog', () => ({
  fetchCategories: vi.fn(),
  fetchProducts: vi.fn(),
  fetchProductsByCode: vi.fn(),
}));

function product(CD_PRODUTO: string, CD_GRUPO: string): Product {
  return {
    CD_PRODUTO,
    DESCRICAO: `PEÇA ${CD_PRODUTO}`,
    CD_GRUPO,
    preco_venda: 1,
    estoque_saldo: 1,
  };
}
const all = [product('1', 'A'), product('2', 'B'), product('3', 'A')];

beforeEach(() => {
  vi.clearAllMocks();
  vi.mocked(useUser, { partial: true }).mockReturnValue({ uid: 'ana' });
  vi.mocked(fetchCategories).mockResolvedValue([]);
  vi.mocked(fetchProducts).mockImplementation(({ CD_GRUPO }) =>
    Promise.resolve(all.filter((one) => CD_GRUPO === undefined || one.CD_GRUPO === CD_GRUPO)),
  );
  vi.mocked(fetchProductsByCode).mockImplementation((codes) =>
    Promise.resolve(all.filter(({ CD_PRODUTO }) => codes.includes(CD_PRODUTO))),
  );
});

function Codes({ found }: { found: readonly Product[] | undefined }) {
  return <p>{found?.map(({ CD_PRODUTO }) => CD_PRODUTO).join(' ') ?? 'loading'}</p>;
}

function Group({ group }: { group: string | null }) {
  useCategories();
  return <Codes found={dataOf(useProducts(group))?.products} />;
}

function Order({ codes }: { codes: string[] }) {
  return <Codes found={dataOf(useProductsByCode(codes))} />;
}

interface Visited {
  of: ReactNode;
  shows: string;
  /** Milliseconds after the one before. */
  later?: number;
}

/** Shows one after the other, each once the one before is there. */
async function visit(...screens: Visited[]) {
  const { rerender } = render(<CatalogProvider>{null}</CatalogProvider>);
  for (const [at, { of, shows, later = 0 }] of screens.entries()) {
    if (later) vi.setSystemTime(Date.now() + later);
    rerender(
      <CatalogProvider>
        <div key={at}>{of}</div>
      </CatalogProvider>,
    );
    expect(await screen.findByText(shows)).toBeInTheDocument();
  }
}

const groupA = { of: <Group group="A" />, shows: '1 3' };
const groupB = { of: <Group group="B" />, shows: '2' };
const whole = { of: <Group group={null} />, shows: '1 2 3' };
const order = { of: <Order codes={['2', '3']} />, shows: '2 3' };

describe('the catalogue is not asked twice for the same thing', () => {
  it('asks for each group, and for the categories, once', async () => {
    await visit(groupA, groupB, groupA, groupB);
    expect(vi.mocked(fetchProducts).mock.calls).toEqual([[{ CD_GRUPO: 'A' }], [{ CD_GRUPO: 'B' }]]);
    expect(fetchCategories).toHaveBeenCalledOnce();
  });

  it('takes groups and orders from the whole list once it is there', async () => {
    await visit(whole, groupA, order, groupB, whole);
    expect(vi.mocked(fetchProducts).mock.calls).toEqual([[{}]]);
    expect(fetchProductsByCode).not.toHaveBeenCalled();
  });

  it('asks for an order’s own products alone, once for the same codes', async () => {
    await visit(order, { ...order, of: <Order codes={['2', '3']} /> }, order);
    expect(vi.mocked(fetchProductsByCode).mock.calls).toEqual([[['2', '3']]]);
    expect(fetchProducts).not.toHaveBeenCalled();
  });

  it('asks again after five minutes', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    await visit(whole, { ...order, later: 299_000 }, { ...groupA, later: 1_000 });
    expect(fetchProductsByCode).not.toHaveBeenCalled();
    expect(vi.mocked(fetchProducts).mock.calls).toEqual([[{}], [{ CD_GRUPO: 'A' }]]);
    vi.useRealTimers();
  });
});
