import { paths } from '../../../domain/paths';
import type { Product } from '../../../domain/product';
import { database } from '../firebase';

/** Replaces `backup/produtos` {em, itens} at once; `em` is milliseconds since 1970. */
export async function saveBackup(itens: Product[], em: number): Promise<void> {
  await database().ref(paths.backup).set({ em, itens });
}

/** The products of the last back-up; none if there never was one. */
export async function readBackup(): Promise<Product[]> {
  const snapshot = await database().ref(paths.backupProducts).get();
  return (snapshot.val() as Product[] | null) ?? [];
}
