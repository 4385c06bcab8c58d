import { beforeAuthStateChanged } from 'firebase/auth';
import { afterEach } from 'vitest';

// Its own hook at a test's end, which signs out, must run after the one below.
import './open-screen';

let allow = () => {};

afterEach(() => allow());

/** Prevents signing out until the test ends, or until the result is called. */
export async function refuseSignOut(): Promise<() => void> {
  const { auth } = await import('../../../src/data/session/auth');
  allow = beforeAuthStateChanged(auth, () => {
    throw new Error('no storage');
  });
  return allow;
}
