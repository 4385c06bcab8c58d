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
    return await exitCode(child);
  } catch (error) {
    throw (error as NodeJS.ErrnoException).code === 'ENOENT'
      ? new Error(`There is no command '${name}'.`, { cause: error })
      : error;
  } finally {
    rmSync(java.path, { recursive: true });
    for (const signal of passedOn) process.off(signal, passOn);
  }
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
