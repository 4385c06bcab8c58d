import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { explainNpmFailure } from './npm-failure.js';
import { countInstalled, outdatedPackage, readLock } from './packages.js';
import { createProgress } from './progress.js';

const root = resolve(import.meta.dirname, '../..');

/** Bytes that a package takes on average, generously. On a full disk npm would try again for minutes. */
const packageSize = 1024 * 1024;

/** Milliseconds between two looks at how far npm is. */
const interval = 500;

const npmCi = [
  ...['ci', '--include=dev', '--no-audit', '--no-fund', '--prefer-offline'],
  // None of the packages needs its install script, and npm before 11 would run them all.
  '--ignore-scripts',
  // What npm warns of stands in other people's packages. Without a network it would try for two minutes.
  ...['--loglevel=error', '--fetch-retry-mintimeout=1000', '--fetch-retry-maxtimeout=10000'],
];

/** Installs the packages of these folders where they aren't what the lock file asks for. Rejects with a sentence. */
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

/** `npm ci` would begin with this too; done before, whatever is counted later is new. */
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
    // npm is a script file on Windows, which only a shell can start.
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
