import { beforeAuthStateChanged } from 'firebase/auth';
import { afterEach } from 'vitest';

// Its own end of a test, which signs out, comes after the one below.
import './open-screen';

let allow = () => {};

afterEach(() => allow());

/** Nobody of the open page can sign out before the test ends, or what this returns is called. */
export async function refuseSignOut(): Promise<() => void> {
  const { auth } = await import('../../../src/data/session/auth');
  allow = beforeAuthStateChanged(auth, () => {
    throw new Error('no storage');
  });
  return allow;
}
