import { paths } from '../../../domain/paths';
import type { Product } from '../../../domain/product/product';
import { database } from '../firebase';

interface Backup {
  em: number;
  itens: Product[];
}

export async function saveBackup(itens: Product[], em: number): Promise<void> {
  await database()
    .ref(paths.backup)
    .set({ em, itens } satisfies Backup);
}

/** The last back-up that this instance has read. */
let known: Backup | undefined;

/** Reads only the moment of the back-up each time, and its products if the moment has changed. */
export async function readBackup(): Promise<Product[]> {
  const em: unknown = (await database().ref(paths.backupMoment).get()).val();
  if (em === null) return [];
  if (known === undefined || known.em !== em) {
    known = (await database().ref(paths.backup).get()).val() as Backup;
  }
  return known.itens;
}
