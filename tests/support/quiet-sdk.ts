import { setLogLevel } from 'firebase/app';
import { afterAll, beforeAll } from 'vitest';

/** Silences the SDK's warnings about refused writes and lost races, which the calling file's tests provoke. */
export function silenceSdk(): void {
  beforeAll(() => setLogLevel('error'));
  // The worker's later files share the SDK.
  afterAll(() => setLogLevel('info'));
}
