import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Reads a folder's package-lock.json: name, path and version of each package for every system. */
export function readLock(folder) {
  const file = join(folder, 'package-lock.json');
  const packages = packagesOf(file);
  if (!packages) {
    throw new Error(
      `${file} falta ou está danificado. Traga-o de volta com "git checkout -- ${file}" e tente de novo.`,
    );
  }
  return Object.entries(packages).flatMap(([path, { version, optional, link }]) => {
    // The first entry is the project itself. Optional packages are missing on other systems.
    if (path === '' || optional || link) return [];
    return [{ path, version, name: path.slice(path.lastIndexOf(inside) + inside.length) }];
  });
}

const inside = 'node_modules/';

/**
 * Returns a Portuguese sentence if a folder needs `npm ci`, else undefined. npm lists the installed packages in
 * node_modules/.package-lock.json as its last step, so an interrupted install has no list.
 */
export function outdatedPackage(folder, lock) {
  const installed = packagesOf(join(folder, 'node_modules/.package-lock.json'));
  if (!installed) return 'a pasta node_modules não existe ou está incompleta';
  const wrong = lock.find(
    ({ path, version }) => installed[path]?.version !== version || !isThere(folder, path),
  );
  return wrong && `${wrong.name} ${wrong.version} falta ou está em outra versão`;
}

/** Counts the lock's packages that are installed so far. */
export function countInstalled(folder, lock) {
  return lock.filter(({ path }) => isThere(folder, path)).length;
}

function isThere(folder, path) {
  return existsSync(join(folder, path, 'package.json'));
}

/** The packages that npm lists in a file; undefined if the file is missing or incomplete. */
function packagesOf(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages;
  } catch (error) {
    if (error instanceof SyntaxError || error.code === 'ENOENT') return undefined;
    throw error;
  }
}
