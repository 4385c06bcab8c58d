import { onValue, ref, update, type Database } from 'firebase/database';

import { newOrderWrite } from '../../src/data/firebase/order-writes';
import type { User } from '../../domain/user';
import { draft } from './world';

/** How many writes a flooder keeps under way. */
const inFlight = 60;

/**
 * Sends quotes as fast as the connection takes them, each with the number after the one before, so that one of them is
 * always the next. Returns what stops it and says how many it tried and how many were stored.
 */
export function startFlood(database: Database, author: User, firstKey: number) {
  let next = 0;
  let tried = 0;
  let stored = 0;
  let stopped = false;
  const stopListening = onValue(ref(database, 'numerodopedido'), (snapshot) => {
    next = (snapshot.val() as number) + 1;
  });

  async function sendOnAndOn(): Promise<void> {
    while (!stopped) {
      tried += 1;
      const number = next;
      next += 1;
      await update(ref(database), newOrderWrite(draft(author, firstKey + tried), number)).then(
        () => (stored += 1),
        () => (next = Math.min(next, number)),
      );
    }
  }

  const senders = Array.from({ length: inFlight }, sendOnAndOn);
  return {
    async stop() {
      stopped = true;
      await Promise.all(senders);
      stopListening();
      return { tried, stored };
    },
  };
}
