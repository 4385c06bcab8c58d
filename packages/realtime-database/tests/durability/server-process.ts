import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { ownCommand } from '../support/own-command.ts';

/** A server in a process of its own, which a test can kill. */
interface ServerProcess {
  readonly port: number;
  readonly pid: number;
  /** Kills with SIGKILL, so the process can't react. Resolves when it has ended. */
  kill(): Promise<void>;
}

/** Rejects if the server doesn't start, for example because it can't open the data. */
export async function startServerProcess(dataDir: string): Promise<ServerProcess> {
  const args = [...ownCommand, '--port', '0', '--data', dataDir];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  const exit = once(child, 'exit');
  const started = new Promise<number>((resolve) => {
    // Reads all output, because a server whose log has no reader ends.
    child.stdout.on('data', (chunk) => {
      const port = /127\.0\.0\.1:(\d+)/.exec(String(chunk))?.[1];
      if (port !== undefined) resolve(Number(port));
    });
  });
  const port = await Promise.race([started, exit.then(() => undefined)]);
  if (port === undefined) throw new Error('the server did not start');
  return {
    port,
    pid: child.pid ?? NaN,
    kill: async () => {
      child.kill('SIGKILL');
      await exit;
    },
  };
}
