import type { Summary } from '../../figures/summary';
import type { ListedStatus } from '../status';
import type { OrderSort } from './question';

/** The filters of a list of orders. '' and undefined mean no filter; filters combine. */
export interface OrderFilter {
  status: ListedStatus;
  /** Words that must all be found somewhere in the order, as in the finder. */
  texto: string;
  /** Parts of names; case and accents are ignored. */
  empresa: string;
  vendedor: string;
  cidade: string;
  /** A product's code, or a part of its name. */
  produto: string;
  /** Uids. */
  cliente: string;
  representante: string;
  /** Days when the quote was sent, yyyy-mm-dd, both included. */
  de: string;
  ate: string;
  /** Whole cents, both included. */
  valorde: number | undefined;
  valorate: number | undefined;
  /** Quotes with a greater number than this one, without the caller's own; digits. */
  novos: string;
  /** The customer wrote something. */
  observacao: boolean;
  /** Only orders whose lines differ from the product table. */
  diferenca: boolean;
  /** Only orders that somebody should look at (`needsAttention`). */
  atencao: boolean;
  /** The day of the approval. */
  aprovadoem: string;
  ordem: OrderSort;
}

/** Order numbers in the requested order; the app reads the orders live by number. */
export interface FoundNumbers {
  pedidos: number[];
  /** Asks for the next numbers, even if this answer has few or none; null after the last. */
  proximo: string | null;
  /**
   * Number and sum of the matching orders. Only in the first answer, and absent if the search is not finished by then.
   */
  soma?: Summary;
}

/** A number weighs 6 bytes, so a few answers cover thousands of orders. */
export const numbersAtOnce = 1000;
