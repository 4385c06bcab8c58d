import { vi } from 'vitest';

import { waitPatience } from './time-limits';

const { waitFor } = vi;

// The default of one second is too short for a busy machine.
vi.waitFor = (callback, options) =>
  typeof options === 'number'
    ? waitFor(callback, options)
    : waitFor(callback, { timeout: waitPatience, interval: 10, ...options });
