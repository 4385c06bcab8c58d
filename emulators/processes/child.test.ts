import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { startChild } from './child';

const folder = mkdtempSync(join(tmpdir(), 'mmv-child-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** A program that starts another one, prints both ids, and ignores requests to end. */
const stubborn = join(folder, 'stubborn.mjs');
writeFileSync(
  stubborn,
  `import { spawn } from 'node:child_process';
   process.on('SIGTERM', () => {});
   const inner = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
   console.log('pids ' + process.pid + ' ' + inner.pid);
   setInterval(() => {}, 1000);`,
);

function start(script: string, log: (line: string) => void) {
  return startChild({
    name: 'probe',
    script,
    args: [],
    cwd: folder,
    logFile: join(folder, 'probe.log'),
    ready: /pids/,
    show: () => true,
    log,
  });
}

const isRunning = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};
const pidsIn = (text: string) => /pids (\d+) (\d+)/.exec(text)?.slice(1).map(Number) ?? [];

describe('a child process', () => {
  test('is stopped with all that it started', async () => {
    const lines: string[] = [];
    const child = start(stubborn, (line) => lines.push(line));
    await child.ready;
    const pids = pidsIn(lines.join());
    expect(pids.map(isRunning)).toEqual([true, true]);

    await child.stop();
    await vi.waitFor(() => expect(pids.map(isRunning)).toEqual([false, false]));
  });

  test('ends with all its processes when its parent is killed hard', async () => {
    const program = join(folder, 'parent.mts');
    const options = `{ name: 'probe', script: ${JSON.stringify(stubborn)}, args: [], cwd: '.', logFile: 'parent.log',
      ready: /pids/, show: () => true, log: console.log }`;
    writeFileSync(
      program,
      `import { startChild } from ${JSON.stringify(join(import.meta.dirname, 'child.ts'))};
       startChild(${options});`,
    );
    const tsx = import.meta.resolve('tsx');
    const parent = spawn(process.execPath, ['--import', tsx, program], { cwd: folder });
    let printed = '';
    parent.stdout.on('data', (chunk) => (printed += String(chunk)));
    const pids = await vi.waitFor(() => {
      expect(pidsIn(printed)).toHaveLength(2);
      return pidsIn(printed);
    });

    parent.kill('SIGKILL');
    await vi.waitFor(() => expect(pids.map(isRunning)).toEqual([false, false]));
  });

  test('that ends by itself is named with its log file', async () => {
    const failing = join(folder, 'failing.mjs');
    writeFileSync(failing, 'process.exit(3);');
    const child = start(failing, () => undefined);
    await expect(child.ready).rejects.toThrow(`probe parou sozinho (código 3). Veja ${folder}`);
    expect((await child.died).message).toContain('código 3');
  });
});
