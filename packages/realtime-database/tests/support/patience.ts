import { vi } from 'vitest';

const { waitFor } = vi;

// The default of one second is too short for a busy machine.
vi.waitFor = (callback, options) =>
  waitFor(callback, {
    timeout: 100_000,
    interval: 10,
    ...(typeof options === 'number' ? { timeout: options } : options),
  });
