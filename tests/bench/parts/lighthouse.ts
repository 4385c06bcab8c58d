import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { chromium } from '@playwright/test';
import { execa } from 'execa';

import { projectRoot } from '../../../emulators/start/project-root';
import { routes, type Route } from '../../../src/config/routes';
import { signIn } from '../../e2e/sign-in';
import { repeated, type Bench } from '../bench';
import { launchOptions } from '../browser/launch';
import { appUrl, contextOptions } from '../browser/visit';
import type { Measured } from '../figures';

const categories = {
  performance: 'lighthouse',
  accessibility: 'accessibility',
  'best-practices': 'bestPractices',
} as const;
type Category = keyof typeof categories;

/** Lighthouse and its dependencies, which nothing else needs. */
const folder = 'tests/bench/lighthouse';

/** The used part of Lighthouse's answer. */
interface Answer {
  runtimeError?: { message: string };
  categories: Record<
    Category,
    { score: number | null; auditRefs: { id: string; weight: number }[] }
  >;
  audits: Record<string, { score: number | null }>;
}

interface Scores {
  points: Record<Category, number>;
  /** The audits that cost points. */
  costs: Record<Category, string[]>;
}

/** Lighthouse's desktop audit of the sign-in screen, and of the catalogue of an approved customer. */
export async function measureLighthouse({ runs }: Bench): Promise<Measured[]> {
  const install = ['emulators/install/install.js', folder];
  await execa(process.execPath, install, { cwd: projectRoot, stdio: 'inherit' });
  return [
    ...(await audits(routes.signIn, undefined, runs)),
    ...(await audits(routes.products, 'cliente@mmv.local', runs)),
  ];
}

async function audits(route: Route, email: string | undefined, runs: number): Promise<Measured[]> {
  const profileDir = await mkdtemp(join(tmpdir(), 'mmv-bench-chromium-'));
  const context = await chromium.launchPersistentContext(profileDir, {
    ...contextOptions,
    ...launchOptions,
    args: [...launchOptions.args, '--remote-debugging-port=0'],
  });
  try {
    if (email !== undefined) await signIn(await context.newPage(), email);
    for (const page of context.pages().slice(1)) await page.close();
    const port = await debuggingPort(profileDir);
    const scores = await repeated(runs, () => audit(`${appUrl}${route}`, port));
    return Object.keys(categories).map((name) => {
      const category = name as Category;
      return {
        subject: `Lighthouse ${route}`,
        figure: categories[category],
        profile: 'unthrottled',
        samples: scores.map((score) => score.points[category]),
        notes: [...new Set(scores.flatMap((score) => score.costs[category]))],
      };
    });
  } finally {
    await context.close();
    await rm(profileDir, { recursive: true, force: true });
  }
}

async function audit(url: string, port: number, tries = 3): Promise<Scores> {
  const lhr = await ask(url, port);
  if (lhr.runtimeError) {
    // On a busy machine the trace may start too late; Lighthouse itself then suggests another run.
    if (tries > 1) return audit(url, port, tries - 1);
    throw new Error(`Lighthouse, ${url}: ${lhr.runtimeError.message}`);
  }
  const points = (category: Category) => (lhr.categories[category].score ?? 0) * 100;
  const costs = (category: Category) =>
    lhr.categories[category].auditRefs
      .filter(({ id, weight }) => weight > 0 && (lhr.audits[id]?.score ?? 1) < 0.9)
      .map(({ id }) => id);
  return { points: ofEach(points), costs: ofEach(costs) };
}

async function ask(url: string, port: number): Promise<Answer> {
  const command = join(projectRoot, folder, 'node_modules/lighthouse/cli/index.js');
  const options = [`--port=${port}`, '--preset=desktop', '--disable-storage-reset', '--quiet'];
  const categoryNames = Object.keys(categories).join(',');
  const output = [`--only-categories=${categoryNames}`, '--output=json'];
  // The answer also contains the page's errors.
  const { stdout } = await execa(process.execPath, [command, url, ...options, ...output], {
    reject: false,
  });
  if (!stdout) throw new Error(`Lighthouse said nothing of ${url}`);
  return JSON.parse(stdout) as Answer;
}

function ofEach<Value>(of: (category: Category) => Value): Record<Category, Value> {
  return {
    performance: of('performance'),
    accessibility: of('accessibility'),
    'best-practices': of('best-practices'),
  };
}

/** Chromium picks a free port and writes it to a file. */
async function debuggingPort(profileDir: string): Promise<number> {
  const [port] = (await readFile(join(profileDir, 'DevToolsActivePort'), 'utf8')).split('\n');
  return Number(port);
}
