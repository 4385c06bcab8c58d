import 'fake-indexeddb/auto';
import { vi } from 'vitest';

import { locksForTests } from '../../support/dom/locks';
import { servers } from './servers/servers';

/** Adds what jsdom lacks, and configures the app with this worker's servers, before a test file imports the app. */
const { authUrl, database } = await servers();
vi.stubEnv('VITE_DATABASE_URL', database.url);
vi.stubEnv('VITE_AUTH_EMULATOR_URL', authUrl);
// A browser that saves data, so that the app loads no screens ahead.
Object.assign(navigator, { locks: locksForTests(), connection: { saveData: true } });
Element.prototype.scrollIntoView = () => undefined;

/** Nothing becomes visible by itself, because jsdom has no layout. */
class NothingInSight {
  observe() {}
  unobserve() {}
  disconnect() {}
}
Object.assign(globalThis, { IntersectionObserver: NothingInSight });
