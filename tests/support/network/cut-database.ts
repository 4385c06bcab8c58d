import 'fake-indexeddb/auto';
import { goOffline, ref, set } from 'firebase/database';

import { database } from '../../../src/data/base/database';

/** Cuts the SDK's connection. Then writes are heard at once, and only here. */
export const cutDatabase = () => goOffline(database);

export const write = (path: string, value: unknown) => void set(ref(database, path), value);
