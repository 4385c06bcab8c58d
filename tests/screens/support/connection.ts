import { act } from '@testing-library/react';
import { goOffline, goOnline } from 'firebase/database';
import { onTestFinished, vi } from 'vitest';

import { database } from './open-screen';

const module = () => import('../../../src/data/base/database');

/** The connection of the open page to the database goes, at the latest until the test ends. */
export async function loseConnection(): Promise<void> {
  const opened = await module();
  // The app would connect again by itself a while later, which a busy machine can reach.
  vi.spyOn(opened, 'connectNow').mockReturnValue();
  onTestFinished(() => goOnline(opened.database));
  act(() => goOffline(opened.database));
}

export async function findConnection(): Promise<void> {
  const { database } = await module();
  act(() => goOnline(database));
}

/** Somebody sets the computer's clock while the page is open; the server's goes on. */
export async function setComputerClock(milliseconds: number): Promise<void> {
  const opened = await module();
  vi.useFakeTimers({ toFake: ['Date'], shouldAdvanceTime: true });
  vi.setSystemTime(Date.now() + milliseconds);
  database.clock.advance(-milliseconds);
  onTestFinished(() => {
    database.clock.reset();
    // The SDK of the next test is the same, and measures the clock when it connects.
    goOffline(opened.database);
    goOnline(opened.database);
  });
}
