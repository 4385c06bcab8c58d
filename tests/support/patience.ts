import { vi } from 'vitest';

import { waitPatience } from './time-limits';

const { waitFor } = vi;

// By default it gives up after a second, which a busy machine can need.
vi.waitFor = (callback, options) =>
  typeof options === 'number'
    ? waitFor(callback, options)
    : waitFor(callback, { timeout: waitPatience, interval: 10, ...options });
