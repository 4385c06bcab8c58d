import { maxQuantity } from './cart';
import { joinCarts, knownOf } from './join';
import {
  emptyCart,
  initialSync,
  maxUidLength,
  isSameCart,
  type KeptCart,
  type KnownCart,
  type KnownLine,
  type KnownMirror,
  type MirrorCart,
  type SentLines,
  type SyncState,
} from './kept';
import { maxOrderLines } from '../order/lines';
import { holdsLink, noteText, plainText } from '../words/plain-text';
import { productLimits } from '../product/field-limits';
import type { CartLine } from '../product/product';
import { maxTermLength, termNames, type Terms } from '../order/quote/terms';
import { isDiscount } from '../order/quote/discount';
import { draftLimit, withReason, withTerms, wordLimits } from '../order/quote/words';

/** Brings a device's cart and `carrinhos/{uid}` to the same state (decision 54). */

/** Ids kept in the stored cart. A device that missed more writes joins as if its own write had not arrived. */
export const rememberedWrites = 16;

const nothingStored: MirrorCart = { ...emptyCart, versao: 0, escritas: [], envio: '' };

export interface SyncPlan {
  cart: KeptCart;
  state: SyncState;
  /** The cart to store; undefined if the stored cart is up to date. */
  write?: MirrorCart;
  /** The stored cart doesn't continue the known one: another tab was faster, or a back-up was restored. */
  isBehind: boolean;
}

/** Whether this device changed its cart since the stored cart that it knows. */
export function isAhead({ known, written, sent }: SyncState, ours: KeptCart): boolean {
  return written !== undefined || sent.length > 0 || !isSameCart(storable(ours), known);
}

/**
 * Joins this device's cart with the stored one; `escrita` becomes the id of the write. If the stored cart was deleted
 * as empty (decision 98), lines that this device only knew from it go too.
 */
export function planSync(
  { known, written, sent }: SyncState,
  ours: KeptCart,
  stored: MirrorCart | 'removed' | null,
  escrita: string,
): SyncPlan {
  const found = stored === 'removed' || stored === null ? nothingStored : stored;
  const mine = written && found.escritas.includes(written.escrita) ? written : known;
  const isBehind = stored !== 'removed' && !follows(found, mine);
  const base = isBehind ? initialSync.known : mine;
  // The stored cart must lose the lines of a sent quote once, but only lines that this device had seen there.
  const taken = [found.envio, ...(mine === written ? [written.envio] : [])];
  const toTake = sent.slice(sent.findLastIndex(({ chave }) => taken.includes(chave)) + 1);
  const theirs = { ...found, lines: without(found.lines, base, toTake) };
  // This device's own write already excludes the sent lines.
  const left = mine === written ? toTake : sent;
  const cart = joinCarts({ ...base, lines: takeOff(base.lines, left) }, ours, theirs);
  const wanted = storable(cart);
  const envio = toTake.at(-1)?.chave ?? found.envio;
  if (!isBehind && envio === found.envio && isSameCart(wanted, found)) {
    return { cart, state: { known: knownMirror(found), sent: [] }, isBehind };
  }
  const escritas = [escrita, ...found.escritas].slice(0, rememberedWrites);
  const write = {
    ...wanted,
    versao: found.versao + 1,
    escritas,
    envio,
    ...unsettled(found, envio, toTake),
  };
  return {
    cart,
    state: {
      known: isBehind ? mine : knownMirror(found),
      written: knownMirror(write),
      sent: left,
    },
    write,
    isBehind,
  };
}

function unsettled(
  { enviando }: MirrorCart,
  envio: string,
  toTake: readonly SentLines[],
): Pick<MirrorCart, 'enviando'> {
  const isSettled = enviando === envio || toTake.some(({ sentAs }) => sentAs === enviando);
  return enviando === undefined || isSettled ? {} : { enviando };
}

export function stateAfter(write: MirrorCart, sent: readonly SentLines[] = []): SyncState {
  return { known: knownMirror(write), sent };
}

export function stateRefused({ known, sent }: SyncState): SyncState {
  return { known, sent };
}

function knownMirror(cart: MirrorCart): KnownMirror {
  const { versao, escritas, envio } = cart;
  return { ...knownOf(storable(cart)), versao, escrita: escritas[0] ?? '', envio };
}

function follows({ versao, escritas }: MirrorCart, known: KnownMirror): boolean {
  if (versao < known.versao) return false;
  const isRecent = known.versao > 0 && versao - known.versao < escritas.length;
  return !isRecent || escritas.includes(known.escrita);
}

function sentOf(sent: readonly SentLines[], code: string): number {
  return sent.reduce(
    (sum, { quantities }) => sum + (Object.hasOwn(quantities, code) ? (quantities[code] ?? 0) : 0),
    0,
  );
}

function without(
  lines: readonly CartLine[],
  known: KnownCart,
  sent: readonly SentLines[],
): CartLine[] {
  const seen = new Set(known.lines.map(({ CD_PRODUTO }) => CD_PRODUTO));
  return takeOff(lines, sent, ({ CD_PRODUTO }) => seen.has(CD_PRODUTO));
}

function takeOff<Line extends KnownLine>(
  lines: readonly Line[],
  sent: readonly SentLines[],
  isMeant: (line: Line) => boolean = () => true,
): Line[] {
  return lines.flatMap((line) => {
    const quantity = line.quantity - (isMeant(line) ? sentOf(sent, line.CD_PRODUTO) : 0);
    return quantity > 0 ? [{ ...line, quantity }] : [];
  });
}

/**
 * The part of a cart that the rules accept (rules/cart/carts.ts). Anything else in local storage stays on this device.
 */
export function storable({ lines, words, representative }: KeptCart): KeptCart {
  return {
    lines: lines.filter(isStorable).slice(0, maxOrderLines),
    words: withTerms(
      withReason(
        {
          observacao: upTo(draftLimit, words.observacao),
          referencia: upTo(draftLimit, words.referencia),
        },
        upTo(draftLimit, words.motivodesconto ?? ''),
      ),
      storableTerms(words.condicoes),
    ),
    representative: upTo(maxUidLength, representative),
  };
}

function storableTerms(terms: Terms = {}): Terms {
  const fit = termNames.filter((name) => upTo(maxTermLength, terms[name] ?? '') !== '');
  return Object.fromEntries(fit.map((name) => [name, terms[name]]));
}

function isStorable({
  CD_PRODUTO,
  DESCRICAO,
  CD_GRUPO,
  preco_venda,
  estoque_saldo,
  quantity,
  observacao,
  desconto,
}: CartLine): boolean {
  return (
    CD_PRODUTO.length >= 1 &&
    CD_PRODUTO.length <= productLimits.code &&
    DESCRICAO.length <= productLimits.name &&
    CD_GRUPO.length <= productLimits.code &&
    preco_venda >= 0 &&
    preco_venda <= productLimits.price &&
    Math.abs(estoque_saldo) <= productLimits.balance &&
    quantity <= maxQuantity &&
    [CD_PRODUTO, DESCRICAO, CD_GRUPO].every((text) => plainText.test(text)) &&
    (observacao === undefined || isStorableNote(observacao)) &&
    (desconto === undefined || isDiscount(desconto))
  );
}

function isStorableNote(note: string): boolean {
  return note !== '' && note.length <= wordLimits.linha && noteText.test(note) && !holdsLink(note);
}

function upTo(longest: number, text: string): string {
  return text.length <= longest ? text : '';
}
