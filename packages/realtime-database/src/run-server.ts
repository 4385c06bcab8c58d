import { DamagedDataError } from './persistence/leveldb/damage.ts';
import type { DatabaseServerOptions } from './database-server.ts';
import { startDatabase } from './server.ts';

const whatToDo =
  'Nothing was changed. Bring the data folder back from a copy, or start with an empty one.';

/** Runs a server until this process gets SIGINT or SIGTERM. The log goes to standard output. */
export async function runServer(options: DatabaseServerOptions): Promise<void> {
  try {
    const database = await startDatabase({ log: (line) => console.log(line), ...options });
    console.log(`Realtime Database on ${database.url}`);
    const end = () => void database.close().then(() => process.exit(0));
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, end);
    // If the reader of the log is gone, nobody is left to end the server.
    process.stdout.once('error', end);
  } catch (error) {
    console.error(`The Realtime Database can't start: ${(error as Error).message}`);
    if (error instanceof DamagedDataError) console.error(whatToDo);
    process.exitCode = 1;
  }
}

/**
 * Ends this process when its parent ends. firebase-tools detaches its emulators and sends no signal when it is killed.
 * `parent` is the id from before this process started, because process 1 adopts orphans.
 */
export function endWithParent(parent: number): void {
  const look = () => {
    if (process.ppid !== parent || parent === 1) process.kill(process.pid, 'SIGTERM');
  };
  setInterval(look, 500).unref();
}
