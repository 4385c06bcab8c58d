import { promisifyRequest } from 'idb-keyval';
import * as v from 'valibot';

import { inOrder, type Entry } from '../../../domain/outbox/entry';
import { storedIn } from '../base/storage/stored';
import type { Stop } from '../base/subscription';
import { entryShape } from './entry-shape';

/** A person's outbox in IndexedDB, until each outcome was shown: one record per entry under uid and id. */

const store = storedIn('mmv-saida', 'saida');

const keyOf = (uid: string, id: string) => [uid, id];
/** All entries of a person: arrays sort after all texts. */
const allOf = (uid: string) => IDBKeyRange.bound([uid], [uid, []]);

type ChangeEntries = (entries: readonly Entry[]) => readonly Entry[];

interface Outbox {
  /** In the order of asking, including changes by other tabs. */
  entries: () => readonly Entry[];
  /** Reads the entries, follows other tabs, and calls `changed` after each change. */
  watch: (changed: () => void) => Stop;
  /** Reads the entries again. */
  refresh: () => Promise<void>;
  /**
   * Changes all entries, or those with these ids, atomically for all tabs. False: the result won't outlive the page.
   */
  change: (change: ChangeEntries, ids?: readonly string[]) => Promise<boolean>;
}

/** Entries that IndexedDB refused (it may be full or switched off). They last as long as the page. */
const unkept = new Map<string, Map<string, Entry>>();

export function outboxOf(uid: string): Outbox {
  const channelName = `mmv-saida ${uid}`;
  let channel: BroadcastChannel | undefined;
  let onChanged = () => {};
  let known = unkept.get(uid) ?? new Map<string, Entry>();
  let sorted: readonly Entry[] = inOrder(known.values());

  function take(changed: ReadonlyMap<string, Entry | undefined>) {
    for (const [id, entry] of changed) {
      if (entry) known.set(id, entry);
      else known.delete(id);
    }
    sorted = inOrder(known.values());
    onChanged();
  }

  async function read(ids?: readonly string[]): Promise<void> {
    if (unkept.has(uid)) return;
    try {
      const found = new Map((await readStored(uid, ids)).map((entry) => [entry.act.id, entry]));
      take(new Map((ids ?? [...known.keys(), ...found.keys()]).map((id) => [id, found.get(id)])));
    } catch (error) {
      console.warn('The outbox could not be read', error);
    }
  }

  async function change(apply: ChangeEntries, ids?: readonly string[]): Promise<boolean> {
    const changed = unkept.has(uid) ? undefined : await changeIfKept(apply, ids);
    if (changed) {
      take(changed);
      if (changed.size > 0) tellTabs([...changed.keys()]);
      return true;
    }
    known = unkept.get(uid) ?? known;
    unkept.set(uid, known);
    const before = ids ? sorted.filter(({ act }) => ids.includes(act.id)) : sorted;
    take(differences(before, apply(before)));
    return false;
  }

  async function changeIfKept(apply: ChangeEntries, ids: readonly string[] | undefined) {
    try {
      return await changeStored(uid, apply, ids);
    } catch (error) {
      console.warn('The outbox could not be stored', error);
      return undefined;
    }
  }

  /** Works without a channel too, because acts may end after their person has signed out. */
  function tellTabs(ids: readonly string[]) {
    const told = channel ?? openChannel(channelName);
    told?.postMessage(ids);
    if (!channel) told?.close();
  }

  return {
    entries: () => sorted,
    watch: (changed) => {
      const opened = openChannel(channelName);
      channel = opened;
      onChanged = changed;
      if (opened) opened.onmessage = ({ data }) => void read(data as string[]);
      void read();
      return () => {
        onChanged = () => {};
        channel = undefined;
        opened?.close();
      };
    },
    refresh: () => read(),
    change,
  };
}

/** Undefined if the browser has no channels or blocks site data. Then other tabs notice changes only when they open. */
function openChannel(name: string): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel(name);
  } catch (error) {
    console.warn('Without a channel, other tabs miss changes of the outbox', error);
    return undefined;
  }
}

/** Skips invalid entries: people and other programs can edit the storage. */
function entriesFrom(stored: readonly unknown[]): Entry[] {
  return stored.flatMap((one) => {
    const read = v.safeParse(entryShape, one);
    return read.success ? [read.output] : [];
  });
}

async function getAll(found: IDBObjectStore, uid: string, ids: readonly string[] | undefined) {
  const stored: unknown[] = ids
    ? await Promise.all(ids.map((id) => promisifyRequest<unknown>(found.get(keyOf(uid, id)))))
    : await promisifyRequest<unknown[]>(found.getAll(allOf(uid)));
  return inOrder(entriesFrom(stored));
}

function readStored(uid: string, ids?: readonly string[]): Promise<Entry[]> {
  return store('readonly', (found) => getAll(found, uid, ids));
}

function changeStored(uid: string, change: ChangeEntries, ids: readonly string[] | undefined) {
  return store('readwrite', async (found) => {
    const before = await getAll(found, uid, ids);
    const changed = differences(before, change(before));
    for (const [id, entry] of changed) {
      if (entry) found.put(entry, keyOf(uid, id));
      else found.delete(keyOf(uid, id));
    }
    await promisifyRequest(found.transaction);
    return changed;
  });
}

function differences(before: readonly Entry[], after: readonly Entry[]) {
  const kept = new Set(after.map(({ act }) => act.id));
  const gone = before.filter(({ act }) => !kept.has(act.id));
  return new Map<string, Entry | undefined>([
    ...gone.map(({ act }) => [act.id, undefined] as const),
    ...after.filter((one) => !before.includes(one)).map((one) => [one.act.id, one] as const),
  ]);
}
