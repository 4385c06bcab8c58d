import type { Summary } from '../../figures/summary';
import type { ListedStatus } from '../status';
import type { OrderSort } from './question';

/** Which orders of a list are wanted; what is '' or undefined asks for nothing. All of it can be asked for together. */
export interface OrderFilter {
  status: ListedStatus;
  /** Words that all have to be found in whatever an order tells, as the finder takes them. */
  texto: string;
  /** Parts of names, whatever their accents and capitals. */
  empresa: string;
  vendedor: string;
  cidade: string;
  /** A product's code or a part of its name. */
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
  /** Lines are not as the product table says. */
  diferenca: boolean;
  /** Somebody should look at it. */
  atencao: boolean;
  /** The day when it was approved. */
  aprovadoem: string;
  ordem: OrderSort;
}

/** Numbers in the order that was asked for; the orders themselves are read live, by their number. */
export interface FoundNumbers {
  pedidos: number[];
  /** Asks for the next ones, also where these are few or none; null where these are the last. */
  proximo: string | null;
  /** How many orders pass the filter, and their sum; the first answer has it, unless not all are known by then. */
  soma?: Summary;
}

/** Numbers weigh 6 bytes each: a list grows out of one answer, and reading thousands takes few. */
export const numbersAtOnce = 1000;
