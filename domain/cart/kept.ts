import type { CartLine } from '../product/product';
import { noWords, type QuoteWords } from '../order/quote/words';
import { isSameTerms } from '../order/quote/terms';
import { dayLength } from '../words/time';

/** A person's cart, and what a device remembers of it between two synchronizations (decision 54). */

export interface KeptCart {
  lines: readonly CartLine[];
  words: QuoteWords;
  representative: string;
}

export const maxUidLength = 128;

export type KnownLine = Pick<CartLine, 'CD_PRODUTO' | 'quantity' | 'observacao' | 'desconto'>;

export interface KnownCart extends Omit<KeptCart, 'lines'> {
  lines: readonly KnownLine[];
}

export const emptyCart: KeptCart = { lines: [], words: noWords, representative: '' };

export interface MirrorCart extends KeptCart {
  /** Version. Each write takes the next number, so if two devices write at once, the rules accept one. */
  versao: number;
  /** Ids of the last writes, newest first. A device finds its own write here if the answer was lost. */
  escritas: readonly string[];
  /** Key of the last sending whose lines left the cart; '' before the first. */
  envio: string;
  /** Sending key for browsers without storage. The lines stay in the cart until the order is confirmed. */
  enviando?: string;
}

export interface SentLines {
  /** Names these lines in `envio`. Two devices may send one cart under one key; each removed the lines that it held. */
  chave: string;
  /** The order's sending key, if it differs from `chave`. */
  sentAs?: string;
  quantities: Readonly<Record<string, number>>;
}

export interface KnownMirror extends KnownCart {
  versao: number;
  escrita: string;
  /** As in the stored cart; absent if this device never met one. */
  envio?: string;
}

export interface SyncState {
  known: KnownMirror;
  /** A write that the server has not answered yet. */
  written?: KnownMirror;
  sent: readonly SentLines[];
  /** When this device last synchronized, in milliseconds since 1970. */
  em?: number;
}

/** After this time the browser deletes an unused cart for a customer, and the database an empty cart. */
const unusedAfter = 30 * dayLength;

export function isUnused({ em }: SyncState, now: number): boolean {
  return em !== undefined && now - em > unusedAfter;
}

export const initialSync: SyncState = {
  known: { versao: 0, escrita: '', lines: [], words: noWords, representative: '' },
  sent: [],
};

export function isSameCart(one: KnownCart, other: KnownCart): boolean {
  return (
    one.representative === other.representative &&
    one.words.observacao === other.words.observacao &&
    one.words.referencia === other.words.referencia &&
    one.words.motivodesconto === other.words.motivodesconto &&
    isSameTerms(one.words.condicoes, other.words.condicoes) &&
    one.lines.length === other.lines.length &&
    one.lines.every((line, at) => {
      const beside = other.lines[at];
      return (
        beside !== undefined &&
        line.CD_PRODUTO === beside.CD_PRODUTO &&
        line.quantity === beside.quantity &&
        line.observacao === beside.observacao &&
        line.desconto === beside.desconto
      );
    })
  );
}
