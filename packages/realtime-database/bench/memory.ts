import { byKey, ordersOf } from './orders.ts';
import { startServers } from './servers.ts';

/** Measures the server's memory for 50,000 orders of 5 to 40 lines. */
export async function measureMemory(): Promise<void> {
  const empty = await startServers([]);
  const before = await empty.database.memory();
  empty.stop();
  const orders = ordersOf(50_000, 5, 40);
  const json = JSON.stringify(byKey(orders)).length / 1e6;
  const { database, stop } = await startServers(orders);
  const { heap, resident } = await database.memory();
  stop();
  const ours = heap - before.heap;
  console.log('Memory, 50,000 orders of 5 to 40 lines');
  console.log(
    `  heap ${ours.toFixed(0)} MB for ${json.toFixed(0)} MB of JSON, ratio ${(ours / json).toFixed(2)}` +
      `; resident ${resident.toFixed(0)} MB, empty ${before.resident.toFixed(0)} MB`,
  );
}
