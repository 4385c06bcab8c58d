import { rmSync } from 'node:fs';
import { mkdtemp, readFile, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { execa } from 'execa';

import { withFault, type Fault } from './fault';

/** A copy of the project for the faults; the process deletes it at its end. */
export interface Scratch {
  folder: string;
  /** Applies a fault, after the copy is restored. */
  apply: (fault: Fault) => Promise<void>;
}

const root = join(import.meta.dirname, '../..');

/** The copy uses the project's own packages. */
const installed = ['node_modules', 'functions/node_modules'];

export async function makeScratch(): Promise<Scratch> {
  const folder = await mkdtemp(join(tmpdir(), 'mmv-faults-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const git = (...options: string[]) => execa('git', options, { cwd: folder });

  // A commit of the uncommitted changes; empty if there are none.
  const { stdout: changed } = await execa('git', ['stash', 'create'], { cwd: root });
  await execa('git', ['clone', '--quiet', '--shared', '--no-checkout', root, folder]);
  await git('checkout', '--quiet', '--detach', changed || 'HEAD');
  for (const path of installed) await symlink(join(root, path), join(folder, path));

  async function apply(fault: Fault): Promise<void> {
    await git('checkout', '--quiet', '--', '.');
    const file = join(folder, fault.file);
    await writeFile(file, withFault(await readFile(file, 'utf8'), fault));
    // Regenerates database.rules.json, because a stale file would count as found.
    await execa('npm', ['run', '--silent', 'rules'], { cwd: folder, reject: false });
  }

  return { folder, apply };
}
