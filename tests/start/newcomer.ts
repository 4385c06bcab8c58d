import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { execa } from 'execa';

import { ports } from '../../emulators/ports';
import { projectRoot } from '../../emulators/start/project-root';

interface PackageFile {
  dependencies: Record<string, string>;
}

/** A person who has just cloned the project into an empty folder, and the output of `npm start`. */
export async function newcomer() {
  // Outside the project: inside it Node would find packages that the copy lacks.
  const folder = await mkdtemp(join(tmpdir(), 'mmv-newcomer-'));
  const { stdout } = await execa('git', ['ls-files', '-z'], { cwd: projectRoot });
  for (const file of stdout.split('\0').filter(Boolean)) {
    await cp(join(projectRoot, file), join(folder, file), { preserveTimestamps: true });
  }
  const read = (file: string) => readFile(join(folder, file), 'utf8');
  return {
    folder,
    /** Runs `npm start --` with these words. */
    start: (...words: string[]) => npmStart(folder, words),
    /** The packages that the app needs at run time. */
    async appPackages() {
      const { dependencies } = JSON.parse(await read('package.json')) as PackageFile;
      return Object.keys(dependencies).filter((name) => !name.startsWith('@types/'));
    },
    /** The package modules that the dev server has prepared. */
    async preparedModules() {
      const file = await read('node_modules/.vite/deps/_metadata.json');
      return Object.keys((JSON.parse(file) as { optimized: object }).optimized);
    },
    /** The dev server's output. */
    devServerLog: () => read(`.emulators/${ports.app}/vite.log`),
    leave: () => rm(folder, { recursive: true, force: true }),
  };
}

/** Runs `npm start` at a terminal of its own. */
function npmStart(cwd: string, words: string[]) {
  const npm = execa('npm', ['start', '--', ...words], {
    cwd,
    // Ctrl-C reaches the terminal's whole process group.
    detached: true,
    all: true,
    reject: false,
    stdin: 'ignore',
  });
  let printed = '';
  let running = true;
  // Ends when no process holds the output any more: npm, and all that it started.
  const ended = npm.then(() => {
    running = false;
  });
  npm.all.on('data', (chunk) => (printed += String(chunk)));

  /** Resolves when a line contains these words. Rejects with all output if the program ends before. */
  function says(words: string): Promise<void> {
    return new Promise((resolve, reject) => {
      const look = () => {
        if (printed.includes(words)) resolve();
      };
      npm.all.on('data', look);
      look();
      void ended.then(() => reject(new Error(`npm start ended:\n${printed}`)));
    });
  }

  return {
    says,
    printed: () => printed,
    /** Presses Ctrl-C; resolves when everything has ended. */
    interrupt() {
      if (running && npm.pid !== undefined) process.kill(-npm.pid, 'SIGINT');
      return ended;
    },
  };
}
