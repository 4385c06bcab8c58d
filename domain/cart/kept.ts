import type { CartLine } from '../product/product';
import { noWords, type QuoteWords } from '../order/quote/words';
import { dayLength } from '../words/time';

/** A person's cart, and what a device remembers of it between two meetings with the stored one (decision 54). */

export interface KeptCart {
  lines: readonly CartLine[];
  words: QuoteWords;
  representative: string;
}

export const longestUid = 128;

export type KnownLine = Pick<CartLine, 'CD_PRODUTO' | 'quantity' | 'observacao'>;

export interface KnownCart extends Omit<KeptCart, 'lines'> {
  lines: readonly KnownLine[];
}

export const emptyCart: KeptCart = { lines: [], words: noWords, representative: '' };

export interface MirrorCart extends KeptCart {
  /** Each write takes the next number: of two that follow on the same one, the rules take one. */
  versao: number;
  /** The last writes, the newest first, so that a device knows its own again whose answer was lost. */
  escritas: readonly string[];
  /** The key of the last sending whose lines left the cart; '' before the first. */
  envio: string;
  /** The key of the last sending of a browser that keeps nothing; its lines are in the cart until it is settled. */
  enviando?: string;
}

export interface SentLines {
  /** Names them in `envio`; two devices that sent one cart under one key have taken out what each of them held. */
  chave: string;
  /** The key of the sending where it is another. */
  sentAs?: string;
  quantities: Readonly<Record<string, number>>;
}

export interface KnownMirror extends KnownCart {
  versao: number;
  escrita: string;
  /** As in the stored cart; absent where none was met. */
  envio?: string;
}

export interface SyncState {
  known: KnownMirror;
  /** A write whose answer has not come. */
  written?: KnownMirror;
  sent: readonly SentLines[];
  /** When this device last met the stored cart, in milliseconds since 1970. */
  em?: number;
}

/** A cart for a customer that nobody uses for so long goes from the browser, and an empty one from the database. */
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
    one.lines.length === other.lines.length &&
    one.lines.every((line, at) => {
      const beside = other.lines[at];
      return (
        beside !== undefined &&
        line.CD_PRODUTO === beside.CD_PRODUTO &&
        line.quantity === beside.quantity &&
        line.observacao === beside.observacao
      );
    })
  );
}
