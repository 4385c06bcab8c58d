import { keepAccounts } from '../auth/keep-accounts';
import { ports } from '../ports';
import { askForExport } from '../export/ask-for-export';
import { readExport, type Exported } from '../export/read-export';
import { copyFolders, saveRest } from '../export/rest';
import { fillAccounts } from '../sample/people/fill-accounts';
import type { Sample } from '../sample/fill';
import { layPictures } from '../sample/pictures';
import { buildApp, startDevServer } from '../processes/app';
import { finishDataFolder, openDataFolder } from '../data/data-folder';
import { startFirebase, wakeEndpoints } from '../firebase/firebase';
import { checkPortsAreFree } from './free-ports';
import { checkFreeSpace } from '../data/free-space';
import { scheduleMails } from '../mail/scheduler';
import { watchFunctions } from '../firebase/functions-watch';
import { createParts, settleAll, type Parts } from './parts';
import { projectRoot } from './project-root';
import { openStored } from '../data/stored-part';

interface StackOptions {
  /** Absolute path of the folder for all data that is kept between starts; created if missing. */
  dataDir: string;
  fresh?: boolean;
  /** An export of the emulator suite to start with, in a data folder of its own. */
  importFrom?: string | undefined;
  /** true: Vite's dev server, with a build in the background. false: the build is complete when the stack is ready. */
  devServer: boolean;
  /**
   * true: the data folder has the production build for these ports, and the endpoints are bundled. Nothing is built.
   */
  built?: boolean;
  /** Undefined: nothing is filled in. */
  sample?: Sample;
  log?: (line: string) => void;
}

export interface Stack {
  /** Writes everything into this folder in the suite's own format, and replaces its content. */
  exportTo: (folder: string) => Promise<void>;
  close: () => Promise<void>;
  died: Promise<Error>;
}

/** Resolves when everything answers. If a part fails, stops the others and rejects. */
export async function startStack(options: StackOptions): Promise<Stack> {
  await checkPortsAreFree();
  const imported = options.importFrom ? await readExport(options.importFrom) : undefined;
  await openDataFolder(options.dataDir, { fresh: options.fresh ?? false });
  await checkFreeSpace([projectRoot, options.dataDir]);
  const parts = createParts();
  try {
    await startParts({ ...options, imported }, parts);
  } catch (error) {
    await parts.close();
    throw error;
  }
  return { exportTo: askForExport, close: parts.close, died: parts.died };
}

async function startParts(
  {
    dataDir,
    devServer,
    built = false,
    sample,
    imported,
    log = console.log,
  }: StackOptions & { imported: Exported | undefined },
  parts: Parts,
) {
  // Before the build, which includes them.
  if (sample) await layPictures();
  if (imported?.rest) await copyFolders(imported.rest, dataDir);
  const vite = devServer ? parts.keepChild(startDevServer(dataDir, log)) : undefined;
  const build =
    devServer || built ? undefined : parts.keep(buildApp(dataDir, { background: false, log }));
  const functions = built ? undefined : parts.keepChild(watchFunctions(dataDir, log));

  async function startOwnServers() {
    // Imported here because loading takes seconds, during which the children already start.
    const { startServers } = await import('./servers');
    return startServers({ dataDir, sample, imported, log }, parts);
  }
  const ownServers = startOwnServers();

  async function startEmulators() {
    // The Functions emulator looks for the compiled endpoints when it starts.
    await functions?.ready;
    const appUrl = `http://localhost:${devServer ? ports.app : ports.hosting}`;
    const exportRest = async (folder: string) =>
      saveRest({ dataDir, postgres: await ownServers }, folder);
    await parts.keepChild(await startFirebase({ dataDir, appUrl, exportRest, log })).ready;
  }

  await settleAll([startEmulators(), ownServers, vite?.ready, build?.done]);
  const accounts = await openStored('accounts', dataDir, (file) =>
    keepAccounts(file, log, imported?.accounts),
  );
  parts.keep(accounts);
  await settleAll([sample && !imported?.accounts && fillAccounts(), wakeEndpoints()]);
  parts.keep(scheduleMails());
  await finishDataFolder(dataDir);
  if (devServer) parts.keep(buildApp(dataDir, { background: true, log }));
}
