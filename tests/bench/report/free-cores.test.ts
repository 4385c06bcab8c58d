import { cpus } from 'node:os';

import { beforeEach, expect, test, vi } from 'vitest';

import { freeCores, isQuiet } from './free-cores';

vi.mock('node:os', () => ({ cpus: vi.fn() }));
vi.mock('node:timers/promises', () => ({ setTimeout: () => Promise.resolve() }));

const cores = (...idle: number[]) =>
  idle.map((ms) => ({
    model: '',
    speed: 0,
    times: { user: 0, nice: 0, sys: 0, irq: 0, idle: ms },
  }));

beforeEach(() => {
  vi.spyOn(performance, 'now').mockReturnValueOnce(5_000).mockReturnValueOnce(6_000);
});

test.each([
  ['nothing else runs', [1_000, 1_000], 2, true],
  ['one program fills a core', [0, 950], 0.95, true],
  ['one is full and half of the other', [0, 500], 0.5, false],
  ['two programs fill both', [0, 0], 0, false],
])('while %s', async (_, [first = 0, second = 0], free, quiet) => {
  vi.mocked(cpus)
    .mockReturnValueOnce(cores(70, 90))
    .mockReturnValueOnce(cores(70 + first, 90 + second));
  const measured = await freeCores();
  expect(measured).toBe(free);
  expect(isQuiet(measured)).toBe(quiet);
});
