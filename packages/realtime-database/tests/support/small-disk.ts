import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterTest } from './connect.ts';

const mount = (megabytes: number, after: string) => [
  '--user',
  '--map-root-user',
  '--mount',
  'sh',
  '-c',
  `mount -t tmpfs -o size=${megabytes}m tmpfs /mnt && ${after}`,
];

/** Whether a test may mount a file system of its own here: Linux with user namespaces. */
export const hasSmallDisks = spawnSync('unshare', mount(1, 'true')).status === 0;

/** A file system of a few megabytes, which the test's end removes. */
export class SmallDisk {
  private constructor(readonly folder: string) {}

  static async mount(megabytes: number): Promise<SmallDisk> {
    const stdio = ['pipe', 'pipe', 'inherit'] as const;
    const holder = spawn('unshare', mount(megabytes, 'echo ready && exec cat'), {
      stdio: [...stdio],
    });
    const ended = once(holder, 'exit');
    afterTest(() => {
      holder.stdin.end();
      return ended;
    });
    await once(holder.stdout, 'data');
    return new SmallDisk(`/proc/${holder.pid}/root/mnt`);
  }

  /** Leaves room for this many blocks of 4 KB. */
  async fill(left: number): Promise<void> {
    const spare = join(this.folder, 'spare');
    await writeFile(spare, Buffer.alloc(left * 4096));
    for (const size of [1024 * 1024, 4096]) await this.append(Buffer.alloc(size));
    await rm(spare);
  }

  /** Writes until the disk is full. */
  private async append(block: Buffer): Promise<void> {
    for (;;) {
      try {
        await writeFile(this.filler, block, { flag: 'a' });
      } catch {
        return;
      }
    }
  }

  /** Frees the space that `fill` took. */
  async free(): Promise<void> {
    await rm(this.filler);
  }

  private get filler(): string {
    return join(this.folder, 'filler');
  }
}
