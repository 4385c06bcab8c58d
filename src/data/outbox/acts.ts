import { createStore, get, update, type UseStore } from 'idb-keyval';
import * as v from 'valibot';

import type { KeptAct } from '../../../domain/outbox/act';
import type { Subscribe } from '../base/subscription';
import { keptAct } from './kept-act';

/** What each person of this browser asked for and what is not settled yet, in IndexedDB: a list under their uid. */

const channelName = 'mmv-alteracoes';

/** Where IndexedDB refuses (it may be full or switched off), for as long as the page is open. */
const inMemory = new Map<string, readonly KeptAct[]>();

let opened: UseStore | undefined;
const store = () => (opened ??= createStore('mmv-pedidos', 'alteracoes'));

/** Anything that is not an act is left out: people edit storage, and so do other programs. */
function actsFrom(stored: unknown): KeptAct[] {
  return (Array.isArray(stored) ? (stored as unknown[]) : []).flatMap((entry) => {
    const read = v.safeParse(keptAct, entry);
    return read.success ? [read.output] : [];
  });
}

/** In the order in which they were asked for. */
export async function readActs(uid: string): Promise<readonly KeptAct[]> {
  const kept = inMemory.get(uid);
  if (kept) return kept;
  try {
    return actsFrom(await get(uid, store()));
  } catch (error) {
    console.warn('The waiting changes could not be read', error);
    return [];
  }
}

/**
 * Changes the list in one step, also against other tabs. False when it will not outlive the page.
 */
export async function changeActs(
  uid: string,
  change: (acts: readonly KeptAct[]) => readonly KeptAct[],
): Promise<boolean> {
  const kept = inMemory.has(uid) ? false : await changeStored(uid, change);
  if (!kept) inMemory.set(uid, change(await readActs(uid)));
  const channel = new BroadcastChannel(channelName);
  channel.postMessage(uid);
  channel.close();
  return kept;
}

async function changeStored(uid: string, change: Parameters<typeof changeActs>[1]) {
  try {
    await update<unknown>(uid, (stored) => change(actsFrom(stored)), store());
    return true;
  } catch (error) {
    console.warn('The waiting changes could not be kept', error);
    return false;
  }
}

/** The list as it is, and as this and other tabs change it. */
export function watchActs(uid: string): Subscribe<readonly KeptAct[]> {
  return (next, fail) => {
    let stopped = false;
    let reading = Promise.resolve();
    const tell = () => {
      // One after the other, so that the newest is told last.
      reading = reading
        .then(() => readActs(uid))
        .then((acts) => {
          if (!stopped) next(acts);
        })
        .catch((error: unknown) => fail(error instanceof Error ? error : new Error(String(error))));
    };
    const channel = new BroadcastChannel(channelName);
    channel.onmessage = ({ data }) => {
      if (data === uid) tell();
    };
    tell();
    return () => {
      stopped = true;
      channel.close();
    };
  };
}
