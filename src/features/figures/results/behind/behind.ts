import type { FigureQuestion, OrderCount } from '../../../../../domain/figures/figures';

/** A figure whose orders are asked for. */
export interface Behind {
  /** Of the group, where it is one of a group. */
  name?: string;
  question: FigureQuestion;
  /** What the screen says of them: the list is compared with it. */
  shown: Partial<OrderCount>;
}

export type ShowBehind = (behind: Behind) => void;

/** Which figure of a row: of what was sent, of what is approved, or of what was in the period before. */
export type Counted = 'enviados' | 'aprovados' | 'antes';
