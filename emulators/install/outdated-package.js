import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Says in Portuguese why a folder needs `npm ci`; undefined when its node_modules is what package-lock.json asks for.
 *
 * npm itself notes what it installed in node_modules/.package-lock.json, as its last step: the note is missing
 * after an interrupted installation.
 */
export function outdatedPackage(folder) {
  const note = join(folder, 'node_modules/.package-lock.json');
  if (!existsSync(note)) return 'a pasta node_modules não existe ou está incompleta';
  const wanted = packagesOf(join(folder, 'package-lock.json'));
  const installed = packagesOf(note);
  for (const [path, { version, optional, link }] of Object.entries(wanted)) {
    // The first entry is the project itself; optional ones are left out on other systems.
    if (path === '' || optional || link) continue;
    if (installed[path]?.version === version) continue;
    // A workspace stands in its own folder: packages/name.
    const name = path.split('node_modules/').at(-1);
    return `${name} ${version} falta ou está em outra versão`;
  }
  return undefined;
}

function packagesOf(file) {
  return JSON.parse(readFileSync(file, 'utf8')).packages;
}
