import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { migrate } from '../../functions/src/product-table/migrate';
import { keepAccounts } from '../auth/keep-accounts';
import { startDatabase } from '../database/server';
import { startInbox } from '../mail/server';
import { ports } from '../ports';
import { startProductTable } from '../product-table/server';
import { startRegistry } from '../registry/server';
import { fillAccounts, fillDatabase, fillProductTable } from '../sample/fill';
import { layPictures } from '../sample/pictures';
import { buildApp, startDevServer } from './app';
import { startFirebase } from './firebase';
import { checkPortsAreFree } from './free-ports';
import { watchFunctions } from './functions-watch';
import { createParts, settleAll, type Parts } from './parts';
import { projectRoot } from './project-root';

export interface StackOptions {
  /** Holds everything that stays between starts; made when missing. */
  dataDir: string;
  /** Forgets what `dataDir` held. */
  fresh?: boolean;
  /**
   * true: Vite's dev server; Hosting gets the production build in the background.
   * false: no dev server; Hosting has the production build when the stack is ready.
   */
  devServer: boolean;
  /** Fills in the sample data where there is none. */
  sample: boolean;
  log?: (line: string) => void;
}

export interface Stack {
  close: () => Promise<void>;
  /** Settles with the reason when a part ends by itself. */
  died: Promise<Error>;
}

/**
 * Starts the whole project on the ports of emulators/ports.ts and waits until all of it answers. Rejects when a port
 * is taken or a part fails, after stopping what was up.
 */
export async function startStack(options: StackOptions): Promise<Stack> {
  await checkPortsAreFree();
  if (options.fresh) await rm(options.dataDir, { recursive: true, force: true });
  await mkdir(options.dataDir, { recursive: true });
  const parts = createParts();
  try {
    await startParts(options, parts);
  } catch (error) {
    await parts.close();
    throw error;
  }
  return { close: parts.close, died: parts.died };
}

async function startParts(
  { dataDir, devServer, sample, log = console.log }: StackOptions,
  parts: Parts,
) {
  // Before the build, which takes them along.
  if (sample) await layPictures();
  const vite = devServer ? parts.keepChild(startDevServer(dataDir, log)) : undefined;
  const build = parts.keep(buildApp(dataDir, { background: devServer, log }));
  const functions = parts.keepChild(watchFunctions(dataDir, log));

  const [productTable] = await settleAll([
    startProductTable({ port: ports.productTable, dataDir: join(dataDir, 'product-table') }).then(
      parts.keep,
    ),
    startDatabase({
      port: ports.database,
      dataDir: join(dataDir, 'database'),
      rulesFile: join(projectRoot, 'database.rules.json'),
      log: (line) => log(`[database] ${line}`),
    }).then(parts.keep),
    startInbox({
      smtpPort: ports.smtp,
      webPort: ports.inbox,
      dataDir: join(dataDir, 'inbox'),
    }).then(parts.keep),
    startRegistry({ port: ports.registry }).then(parts.keep),
    // The Functions emulator looks for the compiled endpoints once it starts.
    functions.ready,
  ]);

  const firebase = parts.keepChild(
    await startFirebase({
      dataDir,
      productTableUrl: productTable.url,
      appUrl: `http://localhost:${devServer ? ports.app : ports.hosting}`,
      log,
    }),
  );
  await settleAll([
    firebase.ready,
    vite ? vite.ready : build.done,
    prepareProductTable(productTable.url, sample),
    ...(sample ? [fillDatabase()] : []),
  ]);
  parts.keep(await keepAccounts(join(dataDir, 'auth-accounts.json'), log));
  if (sample) await fillAccounts();
}

async function prepareProductTable(url: string, sample: boolean) {
  await migrate(url);
  if (sample) await fillProductTable(url);
}
