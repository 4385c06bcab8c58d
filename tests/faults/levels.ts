import { execa } from 'execa';

import { levels, type Fault, type Level } from './fault';

/** The commands that run each part against one fault. A part fails if one of its commands fails. */

type Command = readonly [string, ...string[]];

const vitest = ['--run', '--bail', '1', '--passWithNoTests'];
const projects = {
  unit: ['--project', 'unit', '--project', 'screens'],
  servers: ['--project', 'servers'],
};

/** Whether a test file belongs to this part. A browser test may belong to both of the last two. */
export function isOf(level: Level, test: string): boolean {
  if (test.startsWith('tests/e2e/')) return level === 'e2e' || level === 'all';
  const inServers = /^(emulators|packages|tests\/(rules|integration))\//.test(test);
  return level === (inServers ? 'servers' : 'unit');
}

/** First the named tests, then all others that might find the fault. */
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
  /** The last part that runs. */
  last: Level;
  /** Whether only the tests that the fault names run. */
  named: boolean;
}

/** Returns the cheapest part that fails. The expected part runs first. */
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
      // Beside the ports of a running `npm test`.
      MMV_PORT_OFFSET: process.env['MMV_PORT_OFFSET'] ?? '23000',
      // Shorter than usual, because waiting for something that the fault removes is in vain.
      MMV_PATIENCE: process.env['MMV_PATIENCE'] ?? '35000',
    },
  });
  return failed;
}
