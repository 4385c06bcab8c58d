import 'fake-indexeddb/auto';
import { vi } from 'vitest';

import { locksForTests } from '../../support/dom/locks';
import { servers } from './servers';

/** What jsdom lacks, and the app's configuration: this worker's servers. Before a test file imports the app. */
const { authUrl, database } = await servers();
vi.stubEnv('VITE_DATABASE_URL', database.url);
vi.stubEnv('VITE_AUTH_EMULATOR_URL', authUrl);
// Who saves data gets no other screens ahead of their need.
Object.assign(navigator, { locks: locksForTests(), connection: { saveData: true } });
Element.prototype.scrollIntoView = () => undefined;

/** Nothing comes into sight by itself: there is no layout. */
class NothingInSight {
  observe() {}
  unobserve() {}
  disconnect() {}
}
Object.assign(globalThis, { IntersectionObserver: NothingInSight });
