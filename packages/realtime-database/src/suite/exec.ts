import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { constants } from 'node:os';
import { delimiter } from 'node:path';
import { makeJavaFolder } from './java-folder.ts';

const passedOn = ['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGQUIT'] as const;

/**
 * Runs a command whose `java` starts our database in place of the suite's, with `server`. Resolves to its exit code;
 * rejects with a sentence if it can't be started.
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
  // Before the folder is there, so that no signal leaves it behind.
  for (const signal of passedOn) process.on(signal, passOn);
  const { PATH = '' } = process.env;
  const java = makeJavaFolder(server, PATH);
  try {
    const env = {
      ...process.env,
      PATH: `${java.path}${delimiter}${PATH}`,
      DATABASE_EMULATOR_BINARY_PATH: java.jar,
    };
    // A group of its own: a Ctrl-C that reached it twice, from the terminal and from here, would force it to end.
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

/** A process that waits for our end, which closes its input, and then does what a killed one can't. */
function endAfterUs(group: number, folder: string) {
  const script = 'read _; kill -TERM "-$0"; rm -rf "$1"';
  return spawn('/bin/sh', ['-c', script, String(group), folder], {
    stdio: ['pipe', 'ignore', 'ignore'],
    // A Ctrl-C in the terminal isn't for it.
    detached: true,
  });
}

/** As a shell tells it: 128 and more after a signal. */
async function exitCode(child: ReturnType<typeof spawn>): Promise<number> {
  const [code, signal] = (await once(child, 'exit')) as [number | null, NodeJS.Signals];
  return code ?? 128 + constants.signals[signal];
}

function sendTo(group: number, signal: NodeJS.Signals): void {
  try {
    process.kill(-group, signal);
  } catch {
    // It has just ended.
  }
}
