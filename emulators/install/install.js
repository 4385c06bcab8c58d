/**
 * Installs what the lock files ask for when it is missing or out of date, so that `npm start` and `npm test` are
 * all that a fresh clone needs. Plain JavaScript without packages: it runs before there are any.
 */
import { spawnSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import { outdatedPackage } from './outdated-package.js';

const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`O projeto pede Node 20.19 ou mais novo; este é o ${process.versions.node}.`);
  process.exit(1);
}

const root = resolve(import.meta.dirname, '../..');

for (const [folder, name] of [
  [root, 'o projeto'],
  [join(root, 'functions'), 'functions/'],
]) {
  const outdated = outdatedPackage(folder);
  if (outdated) install(folder, `Instalando pacotes para ${name}: ${outdated}.`);
}

function install(folder, reason) {
  console.log(reason);
  const { status, error } = spawnSync(
    'npm',
    ['ci', '--include=dev', '--no-audit', '--no-fund', '--prefer-offline'],
    // npm is a script file on Windows, which only a shell can start.
    { cwd: folder, stdio: 'inherit', shell: process.platform === 'win32' },
  );
  if (status === 0) return;
  console.error(
    `Os pacotes de ${folder} não foram instalados${error ? ` (${error.message})` : ''}. ` +
      'Confira a conexão com o registro do npm e tente de novo.',
  );
  process.exit(1);
}
