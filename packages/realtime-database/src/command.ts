import { parseArgs } from 'node:util';
import { reportCoverage } from './coverage-command.ts';
import { endWithParent, runServer } from './run-server.ts';
import { execWithDatabase } from './suite/exec.ts';
import { javaArguments } from './suite/java-arguments.ts';

/** What the `java` of `exec` calls; nobody types it. */
const insteadOfJava = 'instead-of-java';

// Who reads may have had enough (`| head`); the exit code still tells.
for (const stream of [process.stdout, process.stderr]) stream.on('error', passOverClosedPipe);

const [command, ...args] = process.argv.slice(2);

if (command === 'exec') await exec();
else if (command === insteadOfJava) await serveSuite();
else await serveOrTellCoverage();

/** Everything after `exec` is the command's own, with or without `--` before it. */
async function exec(): Promise<void> {
  const [node, self] = process.argv as [string, string];
  try {
    process.exitCode = await execWithDatabase(args[0] === '--' ? args.slice(1) : args, [
      node,
      ...process.execArgv,
      self,
      insteadOfJava,
    ]);
  } catch (error) {
    fail((error as Error).message);
  }
}

async function serveSuite(): Promise<void> {
  endWithParent(Number(args[0]));
  // The suite doesn't tell the project; its own database is named so where a request names none.
  await runServer({ ...javaArguments(args), projectId: 'fake-server' });
}

async function serveOrTellCoverage(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      port: { type: 'string', default: '9000' },
      project: { type: 'string' },
      data: { type: 'string' },
      rules: { type: 'string' },
      min: { type: 'string', default: '0' },
      lcov: { type: 'string' },
    },
  });
  const port = Number(values.port);
  const { project, data, rules, min, lcov } = values;
  if (positionals.length === 0) {
    await runServer({
      port,
      ...(project !== undefined && { projectId: project }),
      ...(data !== undefined && { dataDir: data }),
      ...(rules !== undefined && { rulesFile: rules }),
    });
  } else if (positionals.join(' ') === 'coverage') {
    await tellCoverage({ port, namespace: project ?? 'demo-project', min: Number(min), lcov });
  } else {
    fail(`There is no command '${positionals.join(' ')}', only 'coverage' and 'exec'.`);
  }
}

/** Of a server that runs already. */
async function tellCoverage(asked: Parameters<typeof reportCoverage>[0]): Promise<void> {
  if (!(asked.min >= 0 && asked.min <= 100)) {
    fail('--min takes a percentage.');
    return;
  }
  try {
    const isEnough = await reportCoverage(asked, (line) => console.log(line));
    if (!isEnough) process.exitCode = 1;
  } catch (error) {
    fail(`Port ${asked.port} tells no coverage: ${(error as Error).message}`);
  }
}

function passOverClosedPipe(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EPIPE') throw error;
}

function fail(message: string): void {
  console.error(message);
  process.exitCode = 1;
}
