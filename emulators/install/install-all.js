import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { explainNpmFailure } from './npm-failure.js';
import { countInstalled, outdatedPackage, readLock } from './packages.js';
import { createProgress } from './progress.js';

const root = resolve(import.meta.dirname, '../..');

/** Bytes per package, a generous average. Without this check npm would retry for minutes on a full disk. */
const packageSize = 1024 * 1024;

/** Milliseconds between two updates of the progress. */
const interval = 500;

const npmCi = [
  ...['ci', '--include=dev', '--no-audit', '--no-fund', '--prefer-offline'],
  // No package needs its install script, and npm before 11 would run them all.
  '--ignore-scripts',
  // npm's warnings are about other people's packages. Without a network, npm would retry for two minutes.
  ...['--loglevel=error', '--fetch-retry-mintimeout=1000', '--fetch-retry-maxtimeout=10000'],
];

/** Installs the packages of these folders if they differ from the lock file. Rejects with a sentence. */
export async function installAll(others = []) {
  const inside = ['functions', ...others].map((path) => [join(root, path), `de ${path}/`]);
  for (const [folder, name] of [[root, 'do projeto'], ...inside]) {
    const lock = readLock(folder);
    const reason = outdatedPackage(folder, lock);
    if (reason) await install({ folder, name, lock, reason });
  }
}

async function install({ folder, name, lock, reason }) {
  console.log(`Instalando os pacotes ${name}: ${reason}.`);
  const begin = performance.now();
  const progress = createProgress({ name, total: lock.length });
  removePackages(folder);
  checkRoom(name, folder, lock);
  const timer = setInterval(() => {
    progress.show(countInstalled(folder, lock), performance.now() - begin);
  }, interval);
  const { code, output } = await runNpm(folder);
  clearInterval(timer);
  progress.end();
  if (code !== 0) throw new Error(explainNpmFailure({ name, folder, output }));
  const seconds = Math.round((performance.now() - begin) / 1000);
  console.log(`Pacotes ${name} instalados em ${seconds} s.`);
}

/** `npm ci` deletes the packages as well. Deleting them first lets the progress count only new ones. */
function removePackages(folder) {
  const packages = join(folder, 'node_modules');
  if (!existsSync(packages)) return;
  for (const entry of readdirSync(packages)) {
    rmSync(join(packages, entry), { recursive: true, force: true });
  }
}

function checkRoom(name, folder, lock) {
  const { bavail, bsize } = statfsSync(folder);
  if (bavail * bsize < lock.length * packageSize) {
    throw new Error(explainNpmFailure({ name, folder, output: 'npm error code ENOSPC' }));
  }
}

async function runNpm(folder) {
  const npm = spawn('npm', npmCi, {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'pipe'],
    // On Windows npm is a script file, which needs a shell.
    shell: process.platform === 'win32',
  });
  let output = '';
  npm.stderr.on('data', (chunk) => (output += chunk));
  try {
    const [code] = await once(npm, 'close');
    return { code, output };
  } catch (error) {
    return { code: -1, output: error.message };
  }
}
