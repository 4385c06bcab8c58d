import { database } from '../firebase';
import type { Product } from '../product-table/schema';

/** Replaces `backup/produtos` {em, itens} at once; `em` is milliseconds since 1970. */
export async function saveBackup(itens: Product[], em: number): Promise<void> {
  await database().ref('backup/produtos').set({ em, itens });
}

/** The products of the last back-up; none if there never was one. */
export async function readBackup(): Promise<Product[]> {
  const snapshot = await database().ref('backup/produtos/itens').get();
  return (snapshot.val() as Product[] | null) ?? [];
}
