import type { CartLine } from '../product/product';
import { noWords, type QuoteWords } from '../order/quote/words';

/** A person's cart, and what a device remembers of it between two meetings with the stored one (decision 54). */

/** All that a person's cart is made of. */
export interface KeptCart {
  lines: readonly CartLine[];
  words: QuoteWords;
  /** The representative last chosen; '' for none yet. */
  representative: string;
}

/** The longest name of a representative's account that a cart takes. */
export const longestUid = 128;

/** What a device remembers of a line that both sides once had. */
export type KnownLine = Pick<CartLine, 'CD_PRODUTO' | 'quantity' | 'observacao'>;

/** The cart as both sides last had it, as far as a comparison needs it. */
export interface KnownCart extends Omit<KeptCart, 'lines'> {
  lines: readonly KnownLine[];
}

export const emptyCart: KeptCart = { lines: [], words: noWords, representative: '' };

/** The cart as it is stored for all devices of a person. */
export interface MirrorCart extends KeptCart {
  /** Each write takes the next number: of two that follow on the same one, the rules take one. */
  versao: number;
  /** The last writes, the newest first, so that a device knows its own again whose answer was lost. */
  escritas: readonly string[];
  /** The key of the last sending whose lines left the cart; '' before the first. */
  envio: string;
}

/** A quote that was sent from this device: its key and how many of each code. */
export interface SentLines {
  chave: string;
  quantities: Readonly<Record<string, number>>;
}

/** The stored cart as a device last had it. */
export interface KnownMirror extends KnownCart {
  versao: number;
  escrita: string;
}

/** What a device must remember between two meetings with the stored cart. */
export interface SyncState {
  /** The stored cart as this device last took it in. */
  known: KnownMirror;
  /** A write whose answer has not come. */
  written?: KnownMirror;
  /** Sent quotes whose lines may still be in the stored cart. */
  sent: readonly SentLines[];
}

export const initialSync: SyncState = {
  known: { versao: 0, escrita: '', lines: [], words: noWords, representative: '' },
  sent: [],
};

/** True where the two differ in nothing that a person put there. */
export function isSameCart(one: KeptCart, other: KeptCart): boolean {
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
