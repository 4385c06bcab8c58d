import { isOpen, laneOf, type Entry } from '../../../domain/outbox/entry';
import { inTurn } from '../../data/base/storage/in-turn';

interface Work {
  /** Held while something is sent: one tab of the browser sends at a time. */
  lock: string;
  entries: () => readonly Entry[];
  /** Does and settles it; throws when that could not be learned for want of a connection. */
  perform: (entry: Entry) => Promise<void>;
}

export interface Sender {
  /** To be called whenever entries have changed. */
  wake: () => void;
  connected: (online: boolean) => void;
  stop: () => void;
}

/** So many are under way at once: enough to fill the time of the answers, and no more than are soon back at a stop. */
const atOnce = 8;

/** `setTimeout` takes no longer ones. */
const longestTimer = 2 ** 31 - 1;

/**
 * Sends what is due in the outbox, lane by lane (`laneOf`), while there is a connection.
 * Safety: a lock lets one tab send, while it has something to send and the connection to do so. Where the browser refuses
 * locks, several tabs may send the same entry; its id makes it once.
 */
export function newSender({ lock, entries, perform }: Work): Sender {
  const busyLanes = new Set<string>();
  /** What failed for want of a connection waits for the next one. */
  const cutOff = new Set<string>();
  const stopping = new AbortController();
  const { signal } = stopping;
  let online = false;
  let connection = 0;
  let underWay = 0;
  /** Lets other tabs send; undefined while this one doesn't. */
  let release: (() => void) | undefined;
  let isAsking = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const isAble = () => online && !signal.aborted;

  /** The next one that is due, or in how many milliseconds there will be one. */
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
    else if (due < Infinity) timer = setTimeout(wake, Math.min(due, longestTimer));
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

  /** Other tabs may send: what is still under way here is done once all the same, by its id. */
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
      console.warn('What was asked for waits for the connection', error);
      // Safety: an answer may be given up before or after the next connection is there, and no further one may come.
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
