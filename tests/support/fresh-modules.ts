import { vi } from 'vitest';

// Otherwise a file could get a module that still contains the mocks of an earlier file in the same worker.
vi.resetModules();
