import { copyFile, mkdir, writeFile } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { projectId } from '../ports';
import { appEnv } from '../processes/app-env';
import { startChild, type Child } from '../processes/child';
import { endpointsEnv } from './endpoints-env';
import {
  documentsFolder,
  emulatorConfig,
  functionsEnvFolder,
  hostingFolder,
  picturesFolder,
} from './firebase-config';
import { projectRoot } from '../start/project-root';

interface FirebaseOptions {
  dataDir: string;
  /** The app's address, for the links in the endpoints' mails. */
  appUrl: string;
  /** Which emulators start. */
  only?: string;
  /** Writes our additional parts into a requested export's folder. */
  exportRest?: (folder: string) => Promise<void>;
  log: (line: string) => void;
}

/** Warnings that every start prints, and informative endpoint messages. The log file has them. */
const unimportant =
  /MOTD|Emulator UI|requested "node" version|multiple instances|"severity":"(DEBUG|INFO)"/;

/** Starts the Auth, Functions and Hosting emulators of firebase-tools, or some of them. */
export async function startFirebase({
  dataDir,
  appUrl,
  only = 'auth,functions,hosting',
  exportRest = () => Promise.resolve(),
  log,
}: FirebaseOptions): Promise<Child> {
  const envFolder = join(dataDir, functionsEnvFolder);
  await mkdir(envFolder, { recursive: true });
  const envFile = `.env.${projectId}`;
  await copyFile(join(projectRoot, 'functions', envFile), join(envFolder, envFile));
  await writeFile(join(envFolder, '.env.local'), `APP_URL=${appUrl}\n`);
  await writeFile(
    join(dataDir, 'firebase.json'),
    JSON.stringify(emulatorConfig(dataDir, projectRoot), null, 2),
  );

  return startChild({
    name: 'firebase',
    script: join(import.meta.dirname, 'firebase-tools.js'),
    args: ['emulators:start', '--project', projectId, '--only', only],
    // firebase-tools reads firebase.json from its working directory and writes its logs there.
    cwd: dataDir,
    env: {
      ...endpointsEnv(),
      // Seconds. After its own 10, firebase-tools serves no endpoint until a file changes, which is too short on a busy
      // machine.
      FUNCTIONS_DISCOVERY_TIMEOUT: '120',
      PICTURE_FOLDERS: [picturesFolder, join(hostingFolder, 'products/images')]
        .map((folder) => join(dataDir, folder))
        .join(delimiter),
      DOCUMENT_FOLDER: join(dataDir, documentsFolder),
    },
    logFile: join(dataDir, 'firebase.log'),
    ready: /All emulators ready/,
    show: (line) => /^(⚠|⬢|>|Error)/.test(line) && !unimportant.test(line),
    log,
    asked: (folder) => exportRest(String(folder)),
  });
}

/** Calls an endpoint, which loads all of them, so that the first visitor doesn't wait for that. */
export async function wakeEndpoints() {
  await fetch(`${appEnv().MMV_FUNCTIONS_URL}/categorias`);
}
