import * as v from 'valibot';

import {
  initialSync,
  type KnownMirror,
  type SentLines,
  type SyncState,
} from '../../../domain/cart/kept';
import { wordsSchema, type QuoteWords } from '../../../domain/order/quote/words';
import type { QuoteAct } from '../../../domain/outbox/act';
import { readJson, writeJson } from '../base/storage/json-storage';

export const syncKey = (uid: string) => `shopping_sync_${uid}`;

const text = v.string();
const known = v.object({
  versao: v.number(),
  escrita: text,
  envio: v.exactOptional(text),
  lines: v.array(
    v.object({
      ...{ CD_PRODUTO: text, quantity: v.number(), observacao: v.exactOptional(text) },
      desconto: v.exactOptional(v.number()),
    }),
  ),
  words: wordsSchema,
  representative: text,
});
const state = v.object({
  known,
  written: v.exactOptional(known),
  sent: v.array(
    v.object({
      chave: text,
      sentAs: v.exactOptional(text),
      quantities: v.record(text, v.number()),
    }),
  ),
  em: v.exactOptional(v.number()),
}) satisfies v.GenericSchema<unknown, SyncState>;

/** States that local storage can't keep; they last as long as the page. */
const inMemory = new Map<string, SyncState>();

/** An unreadable state counts as never synchronized: the carts are joined, and nothing is lost. */
export function readSync(uid: string): SyncState {
  const kept = inMemory.get(uid);
  if (kept) return kept;
  const stored = v.safeParse(state, readJson(syncKey(uid)));
  return stored.success ? stored.output : initialSync;
}

/** If the cart doesn't outlive the page, its sync state must not either. */
export function writeSync(uid: string, remembered: SyncState, isKept: boolean): void {
  if (isKept && writeJson(syncKey(uid), remembered)) inMemory.delete(uid);
  else inMemory.set(uid, remembered);
}

export function sentLines({ id, chave, orcamento }: QuoteAct): SentLines {
  const lines = orcamento.itens.map(({ CD_PRODUTO, quantity }) => [CD_PRODUTO, quantity] as const);
  const key = chave === undefined ? {} : { sentAs: chave };
  return { chave: id, ...key, quantities: Object.fromEntries(lines) };
}

/** Remembers a sent quote until its lines have left the other devices' cart; false if it is already remembered. */
export function rememberSent(
  uid: string,
  quote: SentLines,
  isKept: boolean,
  words: QuoteWords,
): boolean {
  const { known, sent, ...rest } = readSync(uid);
  if (sent.some(({ chave }) => chave === quote.chave)) return false;
  // A browser that can't keep the cart has forgotten that these lines were on the other devices.
  const seen = isKept ? known : withSeen(known, quote, words);
  writeSync(uid, { ...rest, known: seen, sent: [...sent, quote] }, isKept);
  return true;
}

/** Remembers that an earlier page saw these lines in the stored cart and sent them. */
export function rememberSeen(
  uid: string,
  quote: SentLines,
  isKept: boolean,
  words: QuoteWords,
): void {
  const state = readSync(uid);
  writeSync(uid, { ...state, known: withSeen(state.known, quote, words) }, isKept);
}

function withSeen(known: KnownMirror, quote: SentLines, words: QuoteWords): KnownMirror {
  if (known.versao > 0) return known;
  const lines = Object.entries(quote.quantities).map(([CD_PRODUTO, quantity]) => ({
    CD_PRODUTO,
    quantity,
  }));
  return { ...known, lines, words };
}
