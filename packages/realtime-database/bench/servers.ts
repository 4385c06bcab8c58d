import { byKey, type Order } from './orders.ts';
import { ServerProcess } from './process.ts';

/** Starts the database with these orders, and a bare server to compare with. */
export async function startServers(orders: readonly Order[], rules: object = {}) {
  const database = await ServerProcess.start('database-process.ts');
  const bare = await ServerProcess.start('bare-process.ts');
  const allowed = { '.read': true, '.write': true, ...rules };
  await put(database.port, '.settings/rules', { rules: allowed });
  await put(database.port, 'orders', byKey(orders));
  const stop = () => {
    database.stop();
    bare.stop();
  };
  return { database, bare, stop };
}

export async function put(port: number, place: string, json: unknown): Promise<void> {
  const response = await fetch(`http://127.0.0.1:${port}/${place}.json?print=silent`, {
    method: 'PUT',
    headers: { authorization: 'Bearer owner' },
    body: JSON.stringify(json),
  });
  if (!response.ok) throw new Error(await response.text());
}
