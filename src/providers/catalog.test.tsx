// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react';
import 'fake-indexeddb/auto';
import type { ReactNode } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import {
  fetchBackupProducts,
  fetchCategories,
  fetchProducts,
  fetchProductsByCode,
} from '../data/http/catalog';
import { keepSeen } from '../data/storage/last-visit';
import { claimVisit } from '../data/storage/last-visit-owner';
import type { Product } from '../../domain/product';
import type { ProductFilters } from '../../domain/product-index';
import { firstOfMany, mostInBrowser } from '../../domain/query-limits';
import {
  useBackupProducts,
  useCategories,
  useMatchingProducts,
  useProducts,
  useProductsByCode,
  useRefreshCatalog,
} from './catalog';
import { dataOf } from './live';
import { RequestsProvider } from './requests';
import { useUser } from './session';

vi.mock('./session', () => ({ useUser: vi.fn() }));
vi.mock('./whether-connected', () => ({
  isConnected: () => Promise.resolve(false),
  whenConnected: () => new Promise(() => {}),
}));
vi.mock('../data/http/catalog', async (original) => ({
  ...(await original()),
  fetchBackupProducts: vi.fn(),
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
const listOf = (products: Product[], total = products.length) => ({ products, total });
const all = [product('1', 'A'), product('2', 'B'), product('3', 'A')];

beforeEach(() => {
  vi.clearAllMocks();
  vi.mocked(useUser, { partial: true }).mockReturnValue({ uid: 'ana' });
  vi.mocked(fetchCategories).mockResolvedValue([]);
  vi.mocked(fetchProducts).mockImplementation(({ CD_GRUPO, DESCRICAO }) => {
    const inGroup = (one: Product) => CD_GRUPO === undefined || one.CD_GRUPO === CD_GRUPO;
    return Promise.resolve(listOf(DESCRICAO === undefined ? all.filter(inGroup) : all));
  });
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

function Matching({ filters }: { filters: ProductFilters }) {
  const found = dataOf(useMatchingProducts('catalog', 'A', filters));
  return <Codes found={found?.filters.name === filters.name ? found.index.products : undefined} />;
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
  const { rerender } = render(<RequestsProvider>{null}</RequestsProvider>);
  for (const [at, { of, shows, later = 0 }] of screens.entries()) {
    if (later) vi.setSystemTime(Date.now() + later);
    rerender(
      <RequestsProvider>
        <div key={at}>{of}</div>
      </RequestsProvider>,
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
    expect(vi.mocked(fetchProducts).mock.calls).toEqual([
      [{ CD_GRUPO: 'A' }, mostInBrowser],
      [{ CD_GRUPO: 'B' }, mostInBrowser],
    ]);
    expect(fetchCategories).toHaveBeenCalledOnce();
  });

  it('takes groups and orders from the whole list once it is there', async () => {
    await visit(whole, groupA, order, groupB, whole);
    expect(vi.mocked(fetchProducts).mock.calls).toEqual([[{}, mostInBrowser]]);
    expect(fetchProductsByCode).not.toHaveBeenCalled();
  });

  it('asks for an order’s own products alone, once for the same codes', async () => {
    await visit(order, { ...order, of: <Order codes={['2', '3']} /> }, order);
    expect(vi.mocked(fetchProductsByCode).mock.calls).toEqual([[['2', '3']]]);
    expect(fetchProducts).not.toHaveBeenCalled();
  });

  it('takes nothing from a list that is too long to be whole', async () => {
    vi.mocked(fetchProducts).mockResolvedValueOnce(listOf(all, 100_000));
    await visit(whole, groupA, order);
    expect(vi.mocked(fetchProducts).mock.calls).toEqual([
      [{}, mostInBrowser],
      [{ CD_GRUPO: 'A' }, mostInBrowser],
    ]);
    expect(vi.mocked(fetchProductsByCode).mock.calls).toEqual([[['2', '3']]]);
  });

  it('takes an order’s products of today from no list of the last visit', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    claimVisit('ana');
    await keepSeen('ana', 'produtos waiting', listOf(all));
    vi.mocked(fetchProducts).mockRejectedValueOnce(
      Object.assign(new Error('Network Error'), { code: 'ERR_NETWORK' }),
    );
    await visit(whole, order);
    expect(vi.mocked(fetchProductsByCode).mock.calls).toEqual([[['2', '3']]]);
  });

  it('asks the endpoint for what matches, with what was typed', async () => {
    const found = (code: string, name: string) => ({
      of: <Matching filters={{ code, name }} />,
      shows: '1 2 3',
    });
    await visit(found('10', ' câmara 29 '), found('', 'pneu'), found('10', ' câmara 29 '));
    expect(vi.mocked(fetchProducts).mock.calls).toEqual([
      [{ CD_GRUPO: 'A', CD_PRODUTO: '10', DESCRICAO: 'câmara 29' }, firstOfMany],
      [{ CD_GRUPO: 'A', DESCRICAO: 'pneu' }, firstOfMany],
    ]);
  });

  it('asks again after five minutes', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    await visit(whole, { ...order, later: 299_000 }, { ...groupA, later: 1_000 });
    expect(fetchProductsByCode).not.toHaveBeenCalled();
    expect(vi.mocked(fetchProducts).mock.calls).toEqual([
      [{}, mostInBrowser],
      [{ CD_GRUPO: 'A' }, mostInBrowser],
    ]);
    vi.useRealTimers();
  });
});

function Search({ group }: { group: string | null }) {
  const products = useProducts(group);
  const backup = useBackupProducts(group, products.status === 'failed');
  const refresh = useRefreshCatalog();
  return (
    <>
      <p>{`${products.status}, backup ${backup.status}`}</p>
      <button onClick={refresh}>Tentar de novo</button>
    </>
  );
}

describe('an endpoint that fails', () => {
  const show = () =>
    render(
      <RequestsProvider>
        <Search group="A" />
      </RequestsProvider>,
    );

  beforeEach(() => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    vi.mocked(fetchProducts).mockRejectedValueOnce(new Error('dead'));
    vi.mocked(fetchBackupProducts).mockResolvedValue(listOf(all));
  });

  it('is told at once, logged, and asks nothing again by itself', async () => {
    show();
    expect(await screen.findByText('failed, backup ready')).toBeInTheDocument();
    expect(fetchProducts).toHaveBeenCalledOnce();
    expect(console.error).toHaveBeenCalledWith(
      'A request failed',
      ['catalog', 'products', 'A'],
      expect.any(Error),
    );
    act(() => void window.dispatchEvent(new Event('focus')));
    act(() => void window.dispatchEvent(new Event('online')));
    expect(fetchProducts).toHaveBeenCalledOnce();
  });

  it('is asked again when the person wants it', async () => {
    show();
    await screen.findByText('failed, backup ready');
    let answer: (list: ReturnType<typeof listOf>) => void = () => {};
    vi.mocked(fetchProducts).mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
    fireEvent.click(screen.getByRole('button'));
    expect(await screen.findByText(/^loading/)).toBeInTheDocument();
    answer(listOf(all));
    expect(await screen.findByText(/^ready/)).toBeInTheDocument();
    expect(fetchProducts).toHaveBeenCalledTimes(2);
  });
});

it('a back-up is not asked for while the list is there', async () => {
  await visit({ of: <Search group="A" />, shows: 'ready, backup loading' });
  expect(fetchBackupProducts).not.toHaveBeenCalled();
});
