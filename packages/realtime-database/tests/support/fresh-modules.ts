import { vi } from 'vitest';

// A worker loads the SDKs once for all its files, but our own modules again, because their hooks belong to one file's
// tests.
vi.resetModules();
