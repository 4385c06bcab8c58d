import { keepAccounts } from '../auth/keep-accounts';
import { ports } from '../ports';
import { fillAccounts } from '../sample/fill-accounts';
import { layPictures } from '../sample/pictures';
import { buildApp, startDevServer } from './app';
import { finishDataFolder, openDataFolder } from './data-folder';
import { startFirebase, wakeEndpoints } from './firebase';
import { checkPortsAreFree } from './free-ports';
import { checkFreeSpace } from './free-space';
import { watchFunctions } from './functions-watch';
import { createParts, settleAll, type Parts } from './parts';
import { projectRoot } from './project-root';
import { openStored } from './stored-part';

interface StackOptions {
  /** Absolute path of the folder for everything that is kept between starts; created if missing. */
  dataDir: string;
  fresh?: boolean;
  /** true: Vite's dev server, with a build in the background. false: the build is there when the stack is ready. */
  devServer: boolean;
  /** The data folder has the production build for these ports already, and the endpoints are bundled: nothing is built. */
  built?: boolean;
  sample: boolean;
  log?: (line: string) => void;
}

export interface Stack {
  close: () => Promise<void>;
  died: Promise<Error>;
}

/** Waits until everything answers. If anything fails, it stops what was started and rejects. */
export async function startStack(options: StackOptions): Promise<Stack> {
  await checkPortsAreFree();
  await openDataFolder(options.dataDir, { fresh: options.fresh ?? false });
  await checkFreeSpace([projectRoot, options.dataDir]);
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
  { dataDir, devServer, built = false, sample, log = console.log }: StackOptions,
  parts: Parts,
) {
  // Before the build, which includes them.
  if (sample) await layPictures();
  const vite = devServer ? parts.keepChild(startDevServer(dataDir, log)) : undefined;
  const build =
    devServer || built ? undefined : parts.keep(buildApp(dataDir, { background: false, log }));
  const functions = built ? undefined : parts.keepChild(watchFunctions(dataDir, log));

  async function startEmulators() {
    // The Functions emulator looks for the compiled endpoints when it starts.
    await functions?.ready;
    const appUrl = `http://localhost:${devServer ? ports.app : ports.hosting}`;
    await parts.keepChild(await startFirebase({ dataDir, appUrl, log })).ready;
  }

  async function startOwnServers() {
    // Loaded only now: it takes seconds, during which the children are already starting.
    const { startServers } = await import('./servers');
    await startServers({ dataDir, sample, log }, parts);
  }

  await settleAll([startEmulators(), startOwnServers(), vite?.ready, build?.done]);
  const accounts = await openStored('accounts', dataDir, (file) => keepAccounts(file, log));
  parts.keep(accounts);
  await settleAll([sample && fillAccounts(), wakeEndpoints()]);
  await finishDataFolder(dataDir);
  if (devServer) parts.keep(buildApp(dataDir, { background: true, log }));
}
