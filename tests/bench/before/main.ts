import { execFileSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

import { launchBrowser } from '../browser/launch';
import { oneDay, screens } from '../parts/waits';
import { median } from '../report/statistics';
import { startInstallation } from './installation';

/**
 * `npm run bench:before` compares a person's waiting times with those of the last commit before antd. Both builds take
 * turns on one machine, so that the ratio holds on any machine.
 */
const before = '2d2952d';

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '3' },
    /** With the service worker that keeps the app's files. */
    worker: { type: 'boolean', default: false },
  },
});
const serviceWorkers = values.worker ? 'allow' : 'block';

/** The limits of today's time as a share of the time before. */
const limits = { shown: 0.8, first: 1, again: 0.5 };

const folder = await mkdtemp(join(tmpdir(), 'mmv-before-'));
const git = (...words: string[]) => execFileSync('git', words, { stdio: 'ignore' });
git('worktree', 'add', '--detach', folder, before);
const then = await startInstallation(folder, 24_000);
const now = await startInstallation(process.cwd(), 23_000);
const browser = await launchBrowser();
try {
  const days: Record<'then' | 'now', Awaited<ReturnType<typeof oneDay>>[]> = { then: [], now: [] };
  for (let turn = 0; turn < Number(values.runs); turn += 1) {
    days.then.push(await oneDay(browser, { baseURL: then.baseURL, serviceWorkers }));
    days.now.push(await oneDay(browser, { baseURL: now.baseURL, serviceWorkers }));
  }
  type Day = (typeof days.now)[number];
  const kilobytes = (of: Day[]) => median(of.map(({ script }) => script)).toFixed(0);
  console.log(`KB until the tiles: ${kilobytes(days.then)} then, ${kilobytes(days.now)} now`);
  const compare = (what: string, limit: number, ms: (day: Day) => number) => {
    const [a, b] = [days.then.map(ms), days.now.map(ms)];
    const ratio = median(b) / median(a);
    const verdict = ratio <= limit ? 'kept' : 'MISSED';
    if (ratio > limit) process.exitCode = 1;
    const list = (samples: number[]) => samples.map((sample) => sample.toFixed(0)).join(', ');
    console.log(
      `${what}: ${list(a)} ms then, ${list(b)} ms now, ${ratio.toFixed(2)} of at most ${limit} ${verdict}`,
    );
  };
  compare('ENTRAR to the tiles', limits.shown, ({ shown }) => shown);
  for (const [at, { route }] of screens.entries()) {
    compare(route, limits.first, ({ firstVisits }) => firstVisits[at] ?? NaN);
    compare(`${route}, again`, limits.again, ({ nextVisits }) => nextVisits[at] ?? NaN);
  }
} finally {
  await browser.close();
  await Promise.all([then.close(), now.close()]);
  await rm(folder, { recursive: true, force: true });
  git('worktree', 'prune');
}
