import { deleteApp, initializeApp, setLogLevel } from 'firebase/app';
import { connectDatabaseEmulator, getDatabase, onValue, ref, update } from 'firebase/database';

import { newOrderWrite } from '../../../src/data/order/writes';
import type { Flooded } from './flood';
import { people } from '../data/people';
import { draft } from '../data/world';

/** People who send quotes as fast as possible, each with the next number. Reports its start and its outcome. */

/** The number of parallel writes per person. */
const inFlight = 12;

const projectId = 'demo-mmv';
const [port = '', ...uids] = process.argv.slice(2);
let stopped = false;
// Otherwise the SDK warns about every refusal.
setLogLevel('silent');

async function flood(uid: string) {
  const author = { ...people.customer, uid, email: `${uid}@bici.com.br` };
  const databaseURL = `http://127.0.0.1:${port}?ns=${projectId}`;
  const app = initializeApp({ projectId, databaseURL }, uid);
  const database = getDatabase(app);
  const mockUserToken = { user_id: uid, email: author.email };
  connectDatabaseEmulator(database, '127.0.0.1', Number(port), { mockUserToken });

  const flooded: Flooded = { tried: 0, stored: 0 };
  let next = 0;
  await new Promise<void>((resolve) => {
    onValue(ref(database, 'numerodopedido'), (snapshot) => {
      next = (snapshot.val() as number) + 1;
      resolve();
    });
  });

  async function sendOnAndOn(): Promise<void> {
    while (!stopped) {
      flooded.tried += 1;
      const number = next;
      next += 1;
      const quote = { ...draft(author, flooded.tried), chave: crypto.randomUUID() };
      await update(ref(database), newOrderWrite(quote, number)).then(
        () => (flooded.stored += 1),
        () => (next = Math.min(next, number)),
      );
    }
  }
  const senders = Promise.all(Array.from({ length: inFlight }, sendOnAndOn));
  return {
    async ended(): Promise<Flooded> {
      await senders;
      await deleteApp(app);
      return flooded;
    },
  };
}

const floods = await Promise.all(uids.map(flood));
process.once('message', () => {
  stopped = true;
  void Promise.all(floods.map((flooder) => flooder.ended())).then((all) => process.send?.(all));
});
process.send?.('began');
