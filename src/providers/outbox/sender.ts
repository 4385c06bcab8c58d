import { isOpen, laneOf, type Entry } from '../../../domain/outbox/entry';
import { inTurn } from '../../data/base/storage/in-turn';

interface Work {
  /** Name of the lock that only one tab of the browser holds while it sends. */
  lock: string;
  entries: () => readonly Entry[];
  /** Performs and settles an entry. Throws if a lost connection hides the outcome. */
  perform: (entry: Entry) => Promise<void>;
}

export interface Sender {
  /** To be called whenever entries have changed. */
  wake: () => void;
  connected: (online: boolean) => void;
  stop: () => void;
}

/** The most acts under way at once: enough to use the waiting times, and few enough to stop soon. */
const atOnce = 8;

/** The longest time that `setTimeout` accepts. */
const maxTimerMs = 2 ** 31 - 1;

/**
 * Sends the due entries of the outbox, lane by lane (`laneOf`), while there is a connection. Safety: a lock lets one
 * tab send. If the browser refuses locks, several tabs may send an entry; its id makes that harmless.
 */
export function newSender({ lock, entries, perform }: Work): Sender {
  const busyLanes = new Set<string>();
  /** Entries that lost the connection; they wait for the next one. */
  const cutOff = new Set<string>();
  const stopping = new AbortController();
  const { signal } = stopping;
  let online = false;
  let connection = 0;
  let underWay = 0;
  /** Releases the lock; undefined while this tab doesn't hold it. */
  let release: (() => void) | undefined;
  let isAsking = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const isAble = () => online && !signal.aborted;

  /** The next due entry, or the milliseconds until there is one. */
  function next(): Entry | number {
    const lanes = new Set(busyLanes);
    let soonest = Infinity;
    for (const entry of entries()) {
      const { act, parado, naoantes = 0 } = entry;
      const lane = laneOf(act);
      if (!isOpen(entry) || parado || lanes.has(lane)) continue;
      const rest = naoantes - Date.now();
      if (cutOff.has(act.id)) lanes.add(lane);
      else if (rest > 0) soonest = Math.min(soonest, rest);
      else return entry;
    }
    return soonest;
  }

  function wake(): void {
    clearTimeout(timer);
    if (!isAble()) return;
    if (release) {
      begin();
      return;
    }
    const due = next();
    if (typeof due !== 'number') askForLock();
    else if (due < Infinity) timer = setTimeout(wake, Math.min(due, maxTimerMs));
  }

  function askForLock(): void {
    if (isAsking) return;
    isAsking = true;
    inTurn(
      lock,
      () =>
        new Promise<void>((resolve) => {
          release = resolve;
          begin();
        }),
      signal,
    )
      .catch((error: unknown) => {
        if (!signal.aborted) console.error('The outbox could not be sent', error);
      })
      .finally(() => {
        isAsking = false;
        wake();
      });
  }

  function begin(): void {
    while (isAble() && underWay < atOnce) {
      const due = next();
      if (typeof due === 'number') break;
      void send(due);
    }
    if (underWay === 0) letGo();
  }

  /** Lets other tabs send. Acts still under way here may run twice, which their ids make harmless. */
  function letGo(): void {
    release?.();
    release = undefined;
  }

  async function send(entry: Entry): Promise<void> {
    const lane = laneOf(entry.act);
    const during = connection;
    underWay += 1;
    busyLanes.add(lane);
    try {
      await perform(entry);
    } catch (error) {
      console.warn('An act of the outbox waits for the connection', error);
      // Safety: the failure may arrive after the next connection. Then no further connection may come, so the entry
      // must not wait for one.
      if (during === connection) cutOff.add(entry.act.id);
    }
    underWay -= 1;
    busyLanes.delete(lane);
    if (release) begin();
    else wake();
  }

  return {
    wake,
    connected: (now) => {
      online = now;
      if (!online) {
        letGo();
        return;
      }
      connection += 1;
      cutOff.clear();
      wake();
    },
    stop: () => {
      clearTimeout(timer);
      stopping.abort();
      letGo();
    },
  };
}
