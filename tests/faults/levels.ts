import { execa } from 'execa';

import { levels, type Fault, type Level } from './fault';

/** How the parts of the tests are asked about one fault. A part is red where one of its commands fails. */

type Command = readonly [string, ...string[]];

const vitest = ['--run', '--bail', '1', '--passWithNoTests'];
const projects = {
  unit: ['--project', 'unit', '--project', 'screens'],
  servers: ['--project', 'servers'],
};

/** The part that a test file belongs to; one of the browser may be in both of the last two. */
export function isOf(level: Level, test: string): boolean {
  if (test.startsWith('tests/e2e/')) return level === 'e2e' || level === 'all';
  const inServers = /^(emulators|packages|tests\/(rules|integration))\//.test(test);
  return level === (inServers ? 'servers' : 'unit');
}

/** First the tests that are named, then whatever else might find it. */
function commandsOf(level: Level, { file, tests = [] }: Fault): Command[] {
  const named = tests.filter((test) => isOf(level, test));
  switch (level) {
    case 'types':
      return [
        ['tsc', '-p', '.', '--incremental', '--tsBuildInfoFile', 'lib/types.tsbuildinfo'],
        ['tsc', '-p', 'functions', '--noEmit'],
      ];
    case 'unit':
    case 'servers':
      return [
        ...(named.length > 0 ? [['vitest', ...vitest, ...projects[level], ...named] as const] : []),
        ['vitest', 'related', ...vitest, ...projects[level], file],
      ];
    case 'e2e':
    case 'all': {
      const script = ['npm', 'run', level === 'e2e' ? 'test:e2e' : 'test:all'] as const;
      return [...(named.length > 0 ? [[...script, '--', '-x', ...named] as const] : []), script];
    }
  }
}

interface Asked {
  /** The last part that is asked. */
  last: Level;
  /** Only the tests that the fault names. */
  named: boolean;
}

/** The cheapest part that turns red; the one that should is asked first. */
export async function findLevel(
  fault: Fault,
  folder: string,
  { last, named }: Asked,
): Promise<Level | undefined> {
  const asked = named ? [] : levels.slice(0, levels.indexOf(last) + 1);
  for (const level of new Set([fault.expected, ...asked])) {
    const commands = commandsOf(level, fault);
    for (const command of named ? commands.slice(0, 1) : commands) {
      if (await isRed(command, folder)) return level;
    }
  }
  return undefined;
}

async function isRed([program, ...options]: Command, folder: string): Promise<boolean> {
  const { failed } = await execa(program, options, {
    cwd: folder,
    preferLocal: true,
    localDir: folder,
    reject: false,
    stdin: 'ignore',
    env: {
      // Beside those of a `npm test` that runs meanwhile.
      MMV_PORT_OFFSET: process.env['MMV_PORT_OFFSET'] ?? '23000',
      // What a fault takes away is not waited for as long as what a slow machine brings late.
      MMV_PATIENCE: process.env['MMV_PATIENCE'] ?? '35000',
    },
  });
  return failed;
}
