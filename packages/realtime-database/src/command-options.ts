import { createRequire } from 'node:module';
import { parseArgs, type ParseArgsConfig } from 'node:util';

/** An option that the command can't take. The message is a sentence for the person at the terminal. */
export class UsageError extends Error {}

export const help = {
  serve: `Usage: realtime-database-local [options]

Runs a Realtime Database until Ctrl-C.

  --port <number>    default 9000; 0 picks a free port
  --host <address>   default 127.0.0.1 and ::1
  --project <name>   the default database, default demo-project
  --data <folder>    keeps the data; without it the data is in memory only
  --rules <file>     the rules; without it everything is allowed
  -h, --help         prints this text
  --version          prints the version

Other commands: exec, coverage. "realtime-database-local coverage --help" explains one.`,
  exec: `Usage: realtime-database-local exec [--] <command> [arguments]

Runs a command, such as firebase emulators:start, with this server as the suite's database.`,
  coverage: `Usage: realtime-database-local coverage [options]

Reports how many conditions of the rules a running server evaluated. Exits with 1 below --min.

  --port <number>    default 9000
  --host <address>   default 127.0.0.1
  --project <name>   the database, default demo-project
  --min <percent>    default 0
  --lcov <file>      writes the coverage in lcov's format
  -h, --help         prints this text`,
};

/** Like parseArgs, but throws a UsageError with one sentence. */
export function readOptions<T extends ParseArgsConfig>(config: T): ReturnType<typeof parseArgs<T>> {
  try {
    return parseArgs(config);
  } catch (error) {
    const [sentence = ''] = (error as Error).message.split('\n');
    const first = /^.*?[.](?= |$)|^.*$/.exec(sentence)?.[0] ?? sentence;
    throw new UsageError(`${first.replace(/\.$/, '')}. See --help.`, { cause: error });
  }
}

export function portOption(text: string, { smallest = 0 } = {}): number {
  const port = Number(text);
  if (/^\d+$/.test(text) && port >= smallest && port <= 65_535) return port;
  throw new UsageError(`--port takes a number from ${smallest} to 65535, not '${text}'.`);
}

export function percentOption(text: string): number {
  const percent = Number(text);
  if (text.trim() !== '' && percent >= 0 && percent <= 100) return percent;
  throw new UsageError('--min takes a percentage from 0 to 100.');
}

export function packageVersion(): string {
  const manifest: unknown = createRequire(import.meta.url)('realtime-database-local/package.json');
  return (manifest as { version: string }).version;
}
