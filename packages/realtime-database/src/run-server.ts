import { DamagedDataError } from './persistence/leveldb/damage.ts';
import { startDatabase, type DatabaseServerOptions } from './server.ts';

const whatToDo =
  'Nothing was changed. Bring the data folder back from a copy, or start with an empty one.';

/** Runs a server until this process is told to end, with its log on the standard output. */
export async function runServer(options: DatabaseServerOptions): Promise<void> {
  try {
    const database = await startDatabase({ log: (line) => console.log(line), ...options });
    console.log(`Realtime Database on http://${options.host ?? '127.0.0.1'}:${database.port}`);
    const end = () => void database.close().then(() => process.exit(0));
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, end);
    // Whoever reads the log is gone, and with it who would end the server.
    process.stdout.once('error', end);
  } catch (error) {
    console.error(`The Realtime Database can't start: ${(error as Error).message}`);
    if (error instanceof DamagedDataError) console.error(whatToDo);
    process.exitCode = 1;
  }
}

/**
 * firebase-tools detaches its emulators, and says nothing when it is killed. `parent` is the one from before this
 * process had started: by now it may be gone, and process 1 takes its children.
 */
export function endWithParent(parent: number): void {
  const look = () => {
    if (process.ppid !== parent || parent === 1) process.kill(process.pid, 'SIGTERM');
  };
  setInterval(look, 500).unref();
}
