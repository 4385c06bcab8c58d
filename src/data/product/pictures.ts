import { picturePath } from '../../../domain/product/picture';
import { http } from '../base/http';

export async function sendPicture(code: string, jpeg: Blob): Promise<void> {
  const client = await http();
  await client.post('/foto', jpeg, {
    params: { CD_PRODUTO: code },
    headers: { 'Content-Type': 'image/jpeg' },
    timeout: 60_000,
  });
}

/** Reloads the picture past the browser's cache, which may hold the old one for some minutes. */
export async function renewPicture(code: string): Promise<void> {
  await fetch(picturePath(code), { cache: 'reload' });
}
