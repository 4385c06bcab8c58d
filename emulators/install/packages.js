import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What a folder's package-lock.json asks for on every system: name, path and version of each package. */
export function readLock(folder) {
  const file = join(folder, 'package-lock.json');
  const packages = packagesOf(file);
  if (!packages) {
    throw new Error(
      `${file} falta ou está danificado. Traga-o de volta com "git checkout -- ${file}" e tente de novo.`,
    );
  }
  return Object.entries(packages).flatMap(([path, { version, optional, link }]) => {
    // The first entry is the project itself; optional ones are left out on other systems.
    if (path === '' || optional || link) return [];
    return [{ path, version, name: path.slice(path.lastIndexOf(inside) + inside.length) }];
  });
}

const inside = 'node_modules/';

/**
 * Says in Portuguese why a folder needs `npm ci`; undefined when it doesn't.
 * npm's last step notes what it installed in node_modules/.package-lock.json; after an interruption the note is
 * missing.
 */
export function outdatedPackage(folder, lock) {
  const installed = packagesOf(join(folder, 'node_modules/.package-lock.json'));
  if (!installed) return 'a pasta node_modules não existe ou está incompleta';
  const wrong = lock.find(
    ({ path, version }) => installed[path]?.version !== version || !isThere(folder, path),
  );
  return wrong && `${wrong.name} ${wrong.version} falta ou está em outra versão`;
}

/** How many of the lock's packages have come so far. */
export function countInstalled(folder, lock) {
  return lock.filter(({ path }) => isThere(folder, path)).length;
}

function isThere(folder, path) {
  return existsSync(join(folder, path, 'package.json'));
}

/** The packages that npm lists in a file; undefined without the file, or with half of it. */
function packagesOf(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages;
  } catch (error) {
    if (error instanceof SyntaxError || error.code === 'ENOENT') return undefined;
    throw error;
  }
}
