import { vi } from 'vitest';

const { waitFor } = vi;

// By default it gives up after a second, which a busy machine can need.
vi.waitFor = (callback, options) =>
  waitFor(callback, {
    timeout: 15_000,
    interval: 10,
    ...(typeof options === 'number' ? { timeout: options } : options),
  });
