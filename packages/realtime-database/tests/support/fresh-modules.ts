import { vi } from 'vitest';

// The SDKs are read once for all files of a worker; our own modules anew, since their hooks are for the file's tests.
vi.resetModules();
