import {
  help,
  packageVersion,
  percentOption,
  portOption,
  readOptions,
  UsageError,
} from './command-options.ts';
import { reportCoverage } from './coverage-command.ts';
import { endWithParent, runServer } from './run-server.ts';
import { execWithDatabase } from './suite/exec.ts';
import { javaArguments } from './suite/java-arguments.ts';

/** Internal command: the `java` that `exec` puts into PATH calls it. */
const insteadOfJava = 'instead-of-java';

const wrongUsage = 2;

// A reader such as `head` may close the pipe. The command continues, because its exit code still matters.
for (const stream of [process.stdout, process.stderr]) stream.on('error', ignoreClosedPipe);

const [command, ...args] = process.argv.slice(2);

try {
  if (command === 'exec') await exec();
  else if (command === insteadOfJava) await serveSuite();
  else if (command === 'coverage') await coverage();
  else await serve();
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = error instanceof UsageError ? wrongUsage : 1;
}

/** Passes all arguments after `exec` to the command, with or without `--` before it. */
async function exec(): Promise<void> {
  if (args[0] === '--help' || args[0] === '-h') {
    console.log(help.exec);
    return;
  }
  const [node, self] = process.argv as [string, string];
  const own = [node, ...process.execArgv, self, insteadOfJava];
  process.exitCode = await execWithDatabase(args[0] === '--' ? args.slice(1) : args, own);
}

async function serveSuite(): Promise<void> {
  endWithParent(Number(args[0]));
  // The suite doesn't pass its project. This name is the database of requests that name none.
  await runServer({ ...javaArguments(args), projectId: 'fake-server' });
}

async function serve(): Promise<void> {
  const { values, positionals } = readOptions({
    allowPositionals: true,
    options: {
      port: { type: 'string', default: '9000' },
      host: { type: 'string' },
      project: { type: 'string' },
      data: { type: 'string' },
      rules: { type: 'string' },
      help: { type: 'boolean', short: 'h' },
      version: { type: 'boolean' },
    },
  });
  const { host, project, data, rules } = values;
  if (values.help) console.log(help.serve);
  else if (values.version) console.log(packageVersion());
  else if (positionals.length > 0) {
    throw new UsageError(
      `There is no command '${positionals.join(' ')}', only 'coverage' and 'exec'.`,
    );
  } else {
    await runServer({
      port: portOption(values.port),
      ...(host !== undefined && { host }),
      ...(project !== undefined && { projectId: project }),
      ...(data !== undefined && { dataDir: data }),
      ...(rules !== undefined && { rules }),
    });
  }
}

/** Reports the coverage of a server that runs already. */
async function coverage(): Promise<void> {
  const { values } = readOptions({
    args,
    options: {
      port: { type: 'string', default: '9000' },
      host: { type: 'string', default: '127.0.0.1' },
      project: { type: 'string', default: 'demo-project' },
      min: { type: 'string', default: '0' },
      lcov: { type: 'string' },
      help: { type: 'boolean', short: 'h' },
    },
  });
  if (values.help) {
    console.log(help.coverage);
    return;
  }
  const port = portOption(values.port, { smallest: 1 });
  const { host, project: namespace, lcov } = values;
  const options = { host, port, namespace, min: percentOption(values.min), lcov };
  try {
    const isEnough = await reportCoverage(options, (line) => console.log(line));
    if (!isEnough) process.exitCode = 1;
  } catch (error) {
    throw new Error(`Port ${port} reports no coverage: ${(error as Error).message}`, {
      cause: error,
    });
  }
}

function ignoreClosedPipe(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EPIPE') throw error;
}
