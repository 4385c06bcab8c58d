import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { vi } from 'vitest';
import { afterTest } from './connect.ts';
import { ownCommand } from './own-command.ts';

/** A folder for one test. */
export async function testFolder(): Promise<string> {
  const folder = await realpath(await mkdtemp(join(tmpdir(), 'rtdb-test-')));
  afterTest(() => rm(folder, { recursive: true }));
  return folder;
}

/** The files that commands left in a folder. */
export async function leftIn(folder: string): Promise<string[]> {
  const names = await readdir(folder);
  return names.filter((name) => name.startsWith('realtime-database-local'));
}

/** Starts the package's command in a process of its own, in the folder `cwd`. */
export function startCommand(args: string[], cwd: string, env: NodeJS.ProcessEnv = {}) {
  const child = spawn(process.execPath, [...ownCommand, ...args], {
    cwd,
    env: { ...process.env, TMPDIR: cwd, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => (output += String(chunk)));
  }
  const end = once(child, 'close') as Promise<[number | null, NodeJS.Signals | null]>;
  afterTest(() => {
    child.kill();
    return end;
  });
  return {
    output: () => output,
    /** Stops reading, as `| head` does. */
    stopReading: () => child.stdout.destroy(),
    kill: (signal: NodeJS.Signals) => child.kill(signal),
    /** Resolves to the exit code when no process writes any more. */
    end: async () => (await end)[0],
    /** Resolves to the matching text. */
    says: (pattern: RegExp, timeout = 100_000) =>
      vi.waitFor(
        () => {
          const match = pattern.exec(output);
          if (!match) throw new Error(`It never said ${String(pattern)}:\n${output}`);
          return match;
        },
        { timeout, interval: 20 },
      ),
  };
}
