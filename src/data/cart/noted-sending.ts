import * as v from 'valibot';

import { rememberedWrites } from '../../../domain/cart/sync';
import { paths } from '../../../domain/paths';
import { isRefused, read, valueFrom, writeAll } from '../base/database';
import { findSent } from '../order/orders';
import type { CartPlace } from './mirror';

const nothingNoted = { versao: 0, escritas: '', enviando: '' };
const noted = valueFrom(
  v.object({
    versao: v.number(),
    escritas: v.string(),
    enviando: v.fallback(v.string(), ''),
  }),
);

/**
 * Notes a sending in the stored cart before it begins, for a browser without storage: its next page asks whether the
 * sending arrived. Returns the order number of the previously noted sending, if it arrived.
 */
export async function noteSending(
  { uid, customer }: CartPlace,
  chave: string,
): Promise<number | null> {
  const path = paths.cart(uid, customer);
  const find = () => read(path, noted);
  for (let found = await find(); ;) {
    const { versao, escritas, enviando } = found ?? nothingNoted;
    if (enviando === chave) return null;
    const earlier = enviando === '' ? null : await findSent(uid, enviando);
    const writes = [chave.slice(0, 8), ...escritas.split(' ')].slice(0, rememberedWrites);
    try {
      await writeAll({
        [`${path}/versao`]: versao + 1,
        [`${path}/escritas`]: writes.join(' ').trim(),
        [`${path}/enviando`]: chave,
      });
      return earlier;
    } catch (error) {
      if (!isRefused(error)) throw error;
      found = await find();
      if ((found?.versao ?? 0) !== versao) continue;
      // Nobody was faster, so the cart itself can't be stored. That must not hold up the quote.
      console.error('Could not store the sending key in the cart', error);
      return earlier;
    }
  }
}
