import { vi } from 'vitest';

// Without it a file that shares its worker may be handed a module with an earlier file's mocks in it.
vi.resetModules();
