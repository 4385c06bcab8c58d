import { setLogLevel } from 'firebase/app';
import { afterAll, beforeAll } from 'vitest';

/** The SDK warns about every refused write and every lost race, which the calling file's tests provoke. */
export function silenceSdk(): void {
  beforeAll(() => setLogLevel('error'));
  // The SDK is shared with the files that the same worker runs later.
  afterAll(() => setLogLevel('info'));
}
