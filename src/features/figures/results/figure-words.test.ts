import { expect, it } from 'vitest';

import { chosenPeriod } from './figure-words';

it.each([
  ['2026-02-10', '2026-02-01', /^O último dia vem antes do primeiro/],
  ['2019-01-01', '2026-02-01', /^São mais de cinco anos/],
  ['', '2026-03-01', /^Escolha o primeiro e o último dia/],
])('§2 /home: Resultados of %s to %s are refused', (from, to, problem) => {
  const chosen = chosenPeriod({ period: 'dias', from, to }, '2026-11-22');
  expect('problem' in chosen && chosen.problem).toMatch(problem);
});
