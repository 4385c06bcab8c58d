import { describe, expect, test } from 'vitest';

import { emptySummaries, type Summaries } from './summary';
import {
  gatherRest,
  nameSellers,
  rankSellers,
  sinceFirstOrder,
  totalOf,
  type NamedSellerSums,
} from './chart-sums';

const approved = (quantidade: number, centavos: number): Summaries => ({
  ...emptySummaries,
  Aprovado: { quantidade, centavos },
});

const ana = { uid: 'a', name: 'Ana', sums: approved(2, 900) };
const beto = { uid: 'b', name: 'Beto', sums: approved(5, 100.1) };
const cida = { uid: 'c', name: 'Cida', sums: approved(2, 50.2) };

test('a total is over all statuses', () => {
  const sums: Summaries = {
    Pendente: { quantidade: 1, centavos: 10 },
    Aprovado: { quantidade: 2, centavos: 20 },
    Excluido: { quantidade: 4, centavos: 40 },
  };
  expect([totalOf(sums, 'quantidade'), totalOf(sums, 'centavos')]).toEqual([7, 70]);
});

test('months begin with that of the first order, and an empty one later stays', () => {
  const month = (name: string, sums: Summaries) => ({ month: name, sums });
  const months = [
    month('09-2026', emptySummaries),
    month('10-2026', ana.sums),
    month('11-2026', emptySummaries),
  ];
  expect(sinceFirstOrder(months)).toEqual(months.slice(1));
  expect(sinceFirstOrder([month('11-2026', emptySummaries)])).toEqual([]);
});

describe('sellers under their names', () => {
  const entries = [
    { value: 'a', label: 'Ana' },
    { value: 'z', label: 'Zoraide' },
  ];

  test('are those who have orders', () => {
    const named = nameSellers(
      [
        { uid: 'a', sums: ana.sums },
        { uid: 'z', sums: emptySummaries },
      ],
      entries,
    );
    expect(named).toEqual([ana]);
  });

  test('keep their orders when their entry is gone', () => {
    const [gone] = nameSellers([{ uid: 'gone', sums: ana.sums }], entries);
    expect(gone).toEqual({ uid: 'gone', name: 'Vendedor sem cadastro', sums: ana.sums });
  });
});

test('the order of sellers is that of the measure, then of the name', () => {
  const names = (sellers: NamedSellerSums[]) => sellers.map(({ name }) => name);
  expect(names(rankSellers([cida, beto, ana], 'quantidade'))).toEqual(['Beto', 'Ana', 'Cida']);
  expect(names(rankSellers([cida, beto, ana], 'centavos'))).toEqual(['Ana', 'Beto', 'Cida']);
});

describe('more sellers than places', () => {
  test('share the last one, to the cent', () => {
    expect(gatherRest([ana, beto, cida], 2)).toEqual([
      ana,
      { uid: '', name: 'Outros (2)', sums: approved(7, 150.3) },
    ]);
  });

  test('as many as places keep theirs', () => {
    expect(gatherRest([ana, beto, cida], 3)).toEqual([ana, beto, cida]);
  });
});
