import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { constants } from 'node:os';
import { delimiter } from 'node:path';
import { makeJavaFolder } from './java-folder.ts';

const passedOn = ['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGQUIT'] as const;

/**
 * Runs a command with a `java` that starts our database instead of the suite's. Resolves to the exit code; rejects with
 * a sentence if it can't start.
 */
export async function execWithDatabase(
  [name, ...args]: readonly string[],
  server: readonly string[],
): Promise<number> {
  if (name === undefined) throw new Error('exec takes a command: exec -- firebase emulators:start');
  if (process.platform === 'win32') throw new Error('exec needs Linux, macOS or WSL.');

  let group: number | undefined;
  const passOn = (signal: NodeJS.Signals) => {
    if (group !== undefined) sendTo(group, signal);
  };
  // Registered before the folder exists, so that a signal can't leave the folder behind.
  for (const signal of passedOn) process.on(signal, passOn);
  const { PATH = '' } = process.env;
  const java = makeJavaFolder(server, PATH);
  try {
    const env = {
      ...process.env,
      PATH: `${java.path}${delimiter}${PATH}`,
      DATABASE_EMULATOR_BINARY_PATH: java.jar,
    };
    // The child gets its own process group. Otherwise Ctrl-C would reach it twice and force it to stop.
    const child = spawn(name, args, { env, stdio: 'inherit', detached: true });
    group = child.pid;
    const end = exitCode(child);
    const watchman = group === undefined ? undefined : endAfterUs(group, java.path);
    try {
      return await end;
    } finally {
      watchman?.kill();
    }
  } catch (error) {
    throw (error as NodeJS.ErrnoException).code === 'ENOENT'
      ? new Error(`There is no command '${name}'.`, { cause: error })
      : error;
  } finally {
    rmSync(java.path, { recursive: true });
    for (const signal of passedOn) process.off(signal, passOn);
  }
}

/** Starts a shell that waits until our process ends, even by a kill. It then stops the group and deletes the folder. */
function endAfterUs(group: number, folder: string) {
  const script = 'read _; kill -TERM "-$0"; rm -rf "$1"';
  return spawn('/bin/sh', ['-c', script, String(group), folder], {
    stdio: ['pipe', 'ignore', 'ignore'],
    // Detached, so that Ctrl-C in the terminal doesn't stop it.
    detached: true,
  });
}

/** The exit code as shells report it: 128 plus the signal's number after a signal. */
async function exitCode(child: ReturnType<typeof spawn>): Promise<number> {
  const [code, signal] = (await once(child, 'exit')) as [number | null, NodeJS.Signals];
  return code ?? 128 + constants.signals[signal];
}

function sendTo(group: number, signal: NodeJS.Signals): void {
  try {
    process.kill(-group, signal);
  } catch {
    // The group has just ended.
  }
}
