import { existsSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { restoreAccounts } from '../auth/accounts-api';
import { keptDir } from '../data/data-dir';
import { nameOf } from '../data/data-folder';
import { askForExport } from '../export/ask-for-export';
import { readExport, type Exported } from '../export/read-export';
import { copiedFolders, copyFolders } from '../export/rest';
import { startFirebase } from '../firebase/firebase';
import { ports } from '../ports';
import { checkPortsAreFree } from '../start/free-ports';
import { createParts, type Parts } from '../start/parts';
import { projectRoot } from '../start/project-root';
import { startServers } from '../start/servers';
import { StartError } from '../start/start-error';
import { checkSums, sumsOf, writeSums } from './checksums';
import { differences, readRecords, type Records } from './records';

/**
 * Saves the running stack on the ports `source`, or takes a given back-up, restores it into a second stack on our own
 * ports, and returns the names of the records that differ between the two stacks. Pictures and mails are compared with
 * the back-up, because a running stack doesn't list them.
 */
export async function drill(
  source: typeof ports,
  given: string | undefined,
  log: (line: string) => void,
): Promise<string[]> {
  await checkIsRunning(source);
  const backup = given ?? join(projectRoot, '.emulators', `${source.app}-backup`);
  if (given === undefined) {
    await askForExport(backup, source.hub);
    await writeSums(backup);
  }
  log(`Cópia de segurança em ${nameOf(backup)}: ${await checkSums(backup)} arquivos conferidos.`);
  const exported = await readExport(backup);
  await checkIsEmpty(keptDir);
  await checkPortsAreFree();

  const parts = createParts();
  try {
    await restore(exported, parts);
    const restored = new Map([...(await readRecords(ports)), ...(await filesOf(keptDir))]);
    const saved = new Map([...(await readRecords(source)), ...(await filesOf(exported.rest))]);
    log(`Restaurados na segunda pilha: ${countsOf(restored)}.`);
    return differences(saved, restored);
  } finally {
    await parts.close();
    await rm(keptDir, { recursive: true, force: true });
  }
}

async function checkIsRunning({ hub }: typeof ports) {
  await fetch(`http://127.0.0.1:${hub}/emulators`).catch(() => {
    throw new StartError(
      `Nada foi copiado: nenhum projeto responde na porta ${hub}. Execute "npm start" em outro terminal, com o mesmo MMV_PORT_OFFSET.`,
    );
  });
}

/** Safety: the restore would mix with data that is there, and its end deletes the folder. */
async function checkIsEmpty(folder: string) {
  if (!existsSync(folder) || (await readdir(folder)).length === 0) return;
  throw new StartError(
    `Nada foi restaurado: a segunda pilha não está vazia, há dados em ${nameOf(folder)}. Apague a pasta, se não precisa deles, ou use outro MMV_PORT_OFFSET.`,
  );
}

/** Starts the services that store data, and fills them. Without endpoints and mails nothing changes the data later. */
async function restore(exported: Exported, parts: Parts) {
  const log = () => undefined;
  if (exported.rest) await copyFolders(exported.rest, keptDir);
  await startServers({ dataDir: keptDir, sample: undefined, imported: exported, log }, parts);
  const options = { dataDir: keptDir, appUrl: '', only: 'auth', log };
  await parts.keepChild(await startFirebase(options)).ready;
  await restoreAccounts(exported.accounts ?? []);
}

/** The checksums of the pictures and mails in the folder. */
async function filesOf(folder: string | undefined): Promise<Records> {
  const files = folder ? await Promise.all(copiedFolders.map((name) => sumsIn(folder, name))) : [];
  return new Map(files.flat());
}

async function sumsIn(folder: string, name: string): Promise<[string, string][]> {
  if (!existsSync(join(folder, name))) return [];
  const sums = await sumsOf(join(folder, name));
  return [...sums].map(([file, sum]) => [`arquivos/${name}/${file}`, sum]);
}

function countsOf(records: Records): string {
  const count = (place: string) =>
    [...records.keys()].filter((name) => name.startsWith(`${place}/`)).length;
  return [
    `${count('banco')} valores do banco de dados`,
    `${count('contas')} das contas`,
    `${count('postgres')} linhas do PostgreSQL`,
    `${count('arquivos')} fotos e e-mails`,
  ].join(', ');
}
