import { beforeEach, expect, it, vi } from 'vitest';

import type { SellerEntry } from '../../../domain/people/user';

const { listened, asked, registered } = vi.hoisted(() => ({
  listened: [] as string[],
  asked: [] as string[],
  registered: Array.from({ length: 40 }, (_, at) => ({ value: `s${at}`, label: `Vendas ${at}` })),
}));

vi.mock('firebase/database', () => ({
  ref: (_database: unknown, path: string) => path,
  onValue: (path: string, next: (snapshot: object) => void) => {
    listened.push(path);
    next({ val: () => path !== 'usuarios/s2/analise' });
    return () => {};
  },
}));
vi.mock('../base/database', () => ({
  database: {},
  watchChildren: () => (next: (entries: SellerEntry[]) => void) => {
    next(registered);
    return () => {};
  },
  read: (path: string) => {
    asked.push(path);
    return Promise.resolve(['s1', 's2'].includes(path.split('/')[1] ?? '') || null);
  },
}));
vi.mock('./record', () => ({ sellerEntryFrom: vi.fn() }));

const { watchSellersOf } = await import('./sellers');

beforeEach(() => {
  listened.length = 0;
  asked.length = 0;
});

async function sellersOf(among?: readonly string[]): Promise<string[]> {
  const sellers = await new Promise<SellerEntry[]>((resolve, reject) => {
    watchSellersOf('ana', 's0', among)(resolve, reject);
  });
  return sellers.map(({ value }) => value);
}

it('decision 92: of 40 sellers only those are looked at who are asked about', async () => {
  expect(await sellersOf(['s0', 's1'])).toEqual(['s0', 's1']);
  expect(asked).toEqual(['carteiras/s1/ana/ultimo/nome']);
  expect(listened).toEqual(['usuarios/s0/analise', 'usuarios/s1/analise']);
});

it('asks of all whose customer it is, and only of those whether they are approved', async () => {
  expect(await sellersOf()).toEqual(['s0', 's1']);
  expect(asked).toHaveLength(39);
  expect(listened).toEqual(['usuarios/s0/analise', 'usuarios/s1/analise', 'usuarios/s2/analise']);
});
