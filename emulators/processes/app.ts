import { cp, mkdir, rename, rm } from 'node:fs/promises';
import { setPriority } from 'node:os';
import { join } from 'node:path';
import { execa } from 'execa';
import { ports } from '../ports';
import { appEnv } from './app-env';
import { startChild, type Child } from './child';
import { hostingFolder, picturesFolder } from '../firebase/firebase-config';
import { projectRoot } from '../start/project-root';
import { StartError } from '../start/start-error';

const vite = join(projectRoot, 'node_modules/vite/bin/vite.js');

/** Starts Vite's dev server on the app's port, which vite.config.ts takes from the same list. */
export function startDevServer(dataDir: string, log: (line: string) => void): Child {
  return startChild({
    name: 'vite',
    script: join(import.meta.dirname, 'dev-server.js'),
    args: [],
    cwd: projectRoot,
    env: {
      ...appEnv(),
      MMV_PICTURES: join(dataDir, picturesFolder),
    },
    logFile: join(dataDir, 'vite.log'),
    ready: /Local:/,
    show: (line) => /error/i.test(line),
    log,
  });
}

interface BuildOptions {
  /** Runs at the lowest priority, because the developer's first page matters more than the build. */
  background: boolean;
  log: (line: string) => void;
}

/** `done` rejects with Vite's message; a background build never rejects. */
export function buildApp(dataDir: string, { background, log }: BuildOptions) {
  const stopping = new AbortController();
  const served = join(dataDir, hostingFolder);
  // Served only when complete: a page without its service worker would log an error.
  const unfinished = `${served}-new`;
  const args = [vite, 'build', '--outDir', unfinished, '--emptyOutDir'];
  const build = execa(process.execPath, args, {
    cwd: projectRoot,
    env: appEnv(),
    all: true,
    reject: false,
    cancelSignal: stopping.signal,
  });
  if (background && build.pid !== undefined) setPriority(build.pid, 19);

  async function finish() {
    const { failed, all, signal } = await build;
    // Ctrl-C in the terminal also reaches the build.
    if (stopping.signal.aborted || signal === 'SIGINT') return;
    if (!failed) {
      await laySentPictures(dataDir, unfinished);
      await rm(served, { recursive: true, force: true });
      await rename(unfinished, served);
      log(`O build de produção está pronto: http://localhost:${ports.hosting}`);
      return;
    }
    const message = `O build de produção falhou; o Hosting fica com o anterior, se houver.\n${all}`;
    if (!background) throw new StartError(message);
    log(message);
  }

  const done = finish();
  done.catch(() => undefined);
  return {
    done,
    async close() {
      stopping.abort();
      await build;
    },
  };
}

/** Hosting serves the build, so the uploaded pictures must be in it. */
async function laySentPictures(dataDir: string, build: string) {
  const pictures = join(dataDir, picturesFolder);
  await mkdir(pictures, { recursive: true });
  await cp(pictures, join(build, 'products/images'), { recursive: true });
}
