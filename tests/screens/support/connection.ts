import { act } from '@testing-library/react';
import { goOffline, goOnline } from 'firebase/database';
import { onTestFinished, vi } from 'vitest';

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
