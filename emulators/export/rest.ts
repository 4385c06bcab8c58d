import { existsSync } from 'node:fs';
import { cp, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { documentsFolder, picturesFolder } from '../firebase/firebase-config';
import { dataFormat } from '../data/data-folder';
import { postgresMajor } from '../data/stored-part';

/** The folder of an export for our additional parts: product table, received mails, uploaded pictures and documents. */
export const restFolder = 'mmv_export';
/** A start refuses an export of another format. */
export const restFormat = `${dataFormat}, PostgreSQL ${postgresMajor}`;

export const tableFile = 'product-table.tar.gz';
/** These folders are the same in the data folder and in an export. */
export const copiedFolders = ['inbox', picturesFolder, documentsFolder];

interface Saved {
  dataDir: string;
  postgres: { dump: () => Promise<Uint8Array> };
}

/** Writes all our parts while the stack runs. */
export async function saveRest({ dataDir, postgres }: Saved, folder: string) {
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, tableFile), await postgres.dump());
  await copyFolders(dataDir, folder);
  await writeFile(join(folder, 'format'), `${restFormat}\n`);
}

/** Copies mails and pictures out of a data folder or into it. The product table reads its own part of an export. */
export async function copyFolders(from: string, to: string) {
  for (const name of copiedFolders.filter((one) => existsSync(join(from, one)))) {
    await cp(join(from, name), join(to, name), { recursive: true });
  }
}
