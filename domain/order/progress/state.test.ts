import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { long } from '../../../tests/support/run/long';
import { inOrder, progressState } from './state';
import { stepKinds, stepLine } from './step';

const quantities = [12, 1, 30];
const anyStep = fc.record(
  {
    id: fc.uuid(),
    em: fc.integer({ min: 1, max: 50 }),
    tipo: fc.constantFrom(...stepKinds),
    linhas: fc.dictionary(
      fc.constantFrom(...quantities.map((_, place) => stepLine(place)), 'l9', 'x'),
      fc.constantFrom(1, 5, 12, 1_000_000, 0, -3, NaN),
    ),
  },
  { requiredKeys: ['id', 'em', 'tipo'] },
);

/** The same steps in another order, some of them twice. */
function shuffled<T>(steps: readonly T[], seed: number): T[] {
  let now = seed;
  const random = () => (now = (now * 48_271) % 2_147_483_647) / 2_147_483_647;
  const doubled = steps.flatMap((step) => (random() < 0.3 ? [step, step] : [step]));
  return doubled
    .map((step) => ({ step, at: random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ step }) => step);
}

describe('decision 118: the state of an order follows from the set of its steps', () => {
  it('in any order, with doubles, and in two parts', () => {
    const many = { minLength: 0, maxLength: long ? 10_000 : 300, size: 'max' } as const;
    fc.assert(
      fc.property(
        fc.uniqueArray(anyStep, { ...many, selector: ({ id }) => id }),
        fc.integer({ min: 1, max: 1_000_000 }),
        fc.nat(),
        (steps, seed, cut) => {
          const state = progressState(quantities, steps);
          const again = shuffled(steps, seed);
          const at = cut % (again.length + 1);
          expect(progressState(quantities, again)).toEqual(state);
          expect(progressState(quantities, [...again.slice(at), ...again.slice(0, at)])).toEqual(
            state,
          );
          expect(inOrder(again)).toEqual(inOrder(steps));
          for (const [place, left] of state.remaining.entries()) {
            expect(left).toBeGreaterThanOrEqual(0);
            expect(left).toBeLessThanOrEqual(quantities[place] ?? 0);
          }
        },
      ),
      { numRuns: long ? 20 : 50 },
    );
  });

  it('10,000 steps give one state', () => {
    const steps = Array.from({ length: 10_000 }, (_, at) => ({
      ...{ id: `s${at}`, em: at, tipo: stepKinds[at % 4] ?? 'separado' },
      linhas: { [stepLine(at % 2)]: 1 },
    }));
    const state = progressState([5_000, 2_500, 1], steps);
    expect(progressState([5_000, 2_500, 1], shuffled(steps, 7))).toEqual(state);
    expect(state.remaining).toEqual([5_000, 0, 1]);
    expect(state.reach).toEqual({
      separado: 'parte',
      faturado: 'parte',
      enviado: 'parte',
      entregue: 'parte',
    });
  });

  it('counts lines in full, in part and more often than approved', () => {
    const step = (id: string, linhas?: Record<string, number>) => ({
      ...{ id, em: 1, tipo: 'entregue' as const },
      ...(linhas && { linhas }),
    });
    expect(progressState(quantities, [])).toMatchObject({ remaining: quantities });
    const partly = [step('a', { l0: 5, l1: 1 }), step('b', { l0: 5 })];
    expect(progressState(quantities, partly).remaining).toEqual([2, 0, 30]);
    expect(progressState(quantities, [...partly, step('c', { l0: 9 })]).remaining).toEqual([
      0, 0, 30,
    ]);
    expect(progressState(quantities, [...partly, step('d')])).toMatchObject({
      reach: { entregue: 'tudo', separado: 'nada' },
      remaining: [0, 0, 0],
    });
  });
});
