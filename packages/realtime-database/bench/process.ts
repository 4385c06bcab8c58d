import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

/** Megabytes after garbage collection, and at the peak. */
export interface Memory {
  readonly heap: number;
  readonly resident: number;
  readonly peak: number;
}

/** A server in its own process, so that it doesn't share a core with its clients. */
export class ServerProcess {
  private constructor(
    private readonly child: ChildProcess,
    readonly port: number,
  ) {}

  static async start(
    file: 'database-process.ts' | 'bare-process.ts',
    ...args: string[]
  ): Promise<ServerProcess> {
    const execArgv = ['--import', 'tsx', '--expose-gc'];
    const child = fork(join(import.meta.dirname, file), args, { execArgv });
    const [port] = (await once(child, 'message')) as [number];
    return new ServerProcess(child, port);
  }

  async memory(): Promise<Memory> {
    this.child.send('memory');
    const [memory] = (await once(this.child, 'message')) as [Memory];
    return memory;
  }

  stop(): void {
    this.child.kill('SIGKILL');
  }

  /** Like `stop`, but resolves when the process has ended. */
  async kill(): Promise<void> {
    this.stop();
    await once(this.child, 'exit');
  }
}

/** Sends the parent the port, and the memory on request. */
export function serveParent(port: number): void {
  process.on('message', () => {
    globalThis.gc?.();
    const { heapUsed, rss } = process.memoryUsage();
    const peak = process.resourceUsage().maxRSS / 1000;
    process.send?.({ heap: heapUsed / 1e6, resident: rss / 1e6, peak } satisfies Memory);
  });
  process.send?.(port);
}
