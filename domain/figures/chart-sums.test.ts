import { describe, expect, test } from 'vitest';

import { emptySummaries, type Summaries } from './summary';
import { gatherRest, rankSellers, sinceFirstOrder, totalOf, type SellerSums } from './chart-sums';

const approved = (quantidade: number, centavos: number): Summaries => ({
  ...emptySummaries,
  Aprovado: { quantidade, centavos },
});

const ana = { uid: 'a', nome: 'Ana', somas: approved(2, 900) };
const beto = { uid: 'b', nome: 'Beto', somas: approved(5, 100.1) };
const cida = { uid: 'c', nome: 'Cida', somas: approved(2, 50.2) };

test('a total is over all statuses', () => {
  const sums: Summaries = {
    Pendente: { quantidade: 1, centavos: 10 },
    Aprovado: { quantidade: 2, centavos: 20 },
    Excluido: { quantidade: 4, centavos: 40 },
  };
  expect([totalOf(sums, 'quantidade'), totalOf(sums, 'centavos')]).toEqual([7, 70]);
});

test('months start with the first order; later empty months stay', () => {
  const month = (mes: string, somas: Summaries) => ({ mes, somas });
  const months = [
    month('09-2026', emptySummaries),
    month('10-2026', ana.somas),
    month('11-2026', emptySummaries),
  ];
  expect(sinceFirstOrder(months)).toEqual(months.slice(1));
  expect(sinceFirstOrder([month('11-2026', emptySummaries)])).toEqual([]);
});

test('sellers are sorted by the measure, then by name', () => {
  const names = (sellers: SellerSums[]) => sellers.map(({ nome }) => nome);
  expect(names(rankSellers([cida, beto, ana], 'quantidade'))).toEqual(['Beto', 'Ana', 'Cida']);
  expect(names(rankSellers([cida, beto, ana], 'centavos'))).toEqual(['Ana', 'Beto', 'Cida']);
});

describe('more sellers than places', () => {
  test('are added up in the last one, to the cent', () => {
    expect(gatherRest([ana, beto, cida], 2)).toEqual([
      ana,
      { uid: 'rest', nome: 'Outros (2)', somas: approved(7, 150.3) },
    ]);
  });

  test('keep theirs if there are enough places', () => {
    expect(gatherRest([ana, beto, cida], 3)).toEqual([ana, beto, cida]);
  });
});
