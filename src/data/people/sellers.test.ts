import { expect, it, vi } from 'vitest';

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
  read: (path: string, from: (snapshot: object) => unknown) => {
    asked.push(path);
    return Promise.resolve(from({ hasChild: (uid: string) => ['s1', 's2'].includes(uid) }));
  },
}));
vi.mock('./record', () => ({ sellerEntryFrom: vi.fn() }));

const { watchSellersOf } = await import('./sellers');

it('decision 92: of 40 sellers it listens only to those who have this customer', async () => {
  const sellers = await new Promise<SellerEntry[]>((resolve, reject) => {
    watchSellersOf('ana', 's0')(resolve, reject);
  });
  expect(sellers.map(({ value }) => value)).toEqual(['s0', 's1']);
  expect(asked).toEqual(['representantes/ana']);
  expect(listened).toEqual(['usuarios/s0/analise', 'usuarios/s1/analise', 'usuarios/s2/analise']);
});
