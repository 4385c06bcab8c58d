import { act } from '@testing-library/react';
import { get, goOffline, goOnline, ref, type Database } from 'firebase/database';
import { onTestFinished, vi } from 'vitest';

import { paths } from '../../../domain/paths';
import { database } from './open-screen';

const module = () => import('../../../src/data/base/database');

/**
 * Connects once the person has signed out, and waits until the database has refused the writes that the SDK kept. It
 * would send them as the next test's person.
 */
async function connectAtEnd(closed: Database): Promise<void> {
  goOnline(closed);
  // An answer of any kind: the SDK sends it last.
  await get(ref(closed, paths.orderNumber)).catch(() => undefined);
}

/** Cuts the open page's connection to the database, at most until the test ends. */
export async function loseConnection(): Promise<void> {
  const opened = await module();
  // The app would reconnect on its own after a while, which a busy machine can reach.
  vi.spyOn(opened, 'connectNow').mockReturnValue();
  onTestFinished(() => connectAtEnd(opened.database));
  act(() => goOffline(opened.database));
}

export async function findConnection(): Promise<void> {
  const { database } = await module();
  act(() => goOnline(database));
}

/** Sets the computer's clock while the page is open; the server's clock runs on. */
export async function setComputerClock(milliseconds: number): Promise<void> {
  const opened = await module();
  vi.useFakeTimers({ toFake: ['Date'], shouldAdvanceTime: true });
  vi.setSystemTime(Date.now() + milliseconds);
  database.clock.advance(-milliseconds);
  onTestFinished(() => {
    database.clock.reset();
    // The next test uses the same SDK, which measures the clock when it connects.
    goOffline(opened.database);
    return connectAtEnd(opened.database);
  });
}
