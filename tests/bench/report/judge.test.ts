import { describe, expect, test } from 'vitest';

import type { FigureName, Measured } from '../figures';
import { judge } from './judge';
import { table } from './table';

const busy = 'measured on a busy machine, not judged';

const measured = (figure: FigureName, ...samples: number[]): Measured => ({
  subject: '/pedidos',
  figure,
  profile: 'unthrottled',
  samples,
});

describe('a figure of the bench', () => {
  test.each<[FigureName, number, number]>([
    ['firstRow', 400, 401],
    ['keyToPaint', 50, 51],
    ['lighthouse', 97, 96],
  ])('%s depends on the speed: judged on a quiet machine alone', (figure, good, bad) => {
    expect(judge(measured(figure, good), true).verdict).toBe('kept');
    expect(judge(measured(figure, bad), true).verdict).toBe('MISSED');
    expect(judge(measured(figure, good), false).verdict).toBe(busy);
    expect(judge(measured(figure, bad), false).verdict).toBe(busy);
  });

  test.each<[FigureName, number, number]>([
    ['endpointRatio', 1.6, 1.61],
    ['firstRowRatio', 1.2, 1.21],
    ['heap', 60, 61],
    ['socketBytes', 300, 301],
    ['liveGrowth', 1, 1.1],
    ['accessibility', 100, 99],
  ])('%s is judged on a busy machine too', (figure, good, bad) => {
    for (const quiet of [true, false]) {
      expect(judge(measured(figure, good), quiet).verdict).toBe('kept');
      expect(judge(measured(figure, bad), quiet).verdict).toBe('MISSED');
    }
  });

  test('without a limit has no verdict', () => {
    expect(judge(measured('liveHeap', 9), true).verdict).toBeUndefined();
    expect(judge({ ...measured('heap', 99), shownOnly: true }, true).verdict).toBeUndefined();
  });

  test('is judged by its median, or by the sample that the figure names', () => {
    expect(judge(measured('firstRow', 100, 200, 999), true).verdict).toBe('kept');
    expect(judge(measured('keyToPaint', 10, 20, 60), true).verdict).toBe('MISSED');
  });

  test('that could not be measured keeps no limit', () => {
    expect(judge(measured('heapRatio'), false).verdict).toBe('MISSED');
  });

  test('is printed with its verdict', () => {
    const [, quiet, loaded] = table([
      judge(measured('firstRow', 450), true),
      judge(measured('firstRow', 450), false),
    ]).split('\n');
    expect(quiet).toMatch(/≤ 400 ms .*MISSED$/);
    expect(loaded).toMatch(/≤ 400 ms .* 450 ms .*measured on a busy machine, not judged$/);
  });
});
