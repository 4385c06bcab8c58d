import type { ReactNode } from 'react';

import type { FigureQuestion, OrderCount } from '../../../../../domain/figures/figures';
import { ordersWords, periodWords } from '../figure-words';
import styles from './behind-button.module.css';

/** A figure, and the question for its orders. */
export interface Behind {
  /** The name of the figure's group, if it has one. */
  name?: string;
  question: FigureQuestion;
  /** The figures on the screen, which the list is compared with. */
  shown: Partial<OrderCount>;
}

export type ShowBehind = (behind: Behind) => void;

/** Which figure of a row: sent orders, approved orders, or those of the previous period. */
export type Counted = 'enviados' | 'aprovados' | 'antes';

interface BehindButtonProps {
  behind: Behind;
  onShow: ShowBehind;
  children: ReactNode;
}

/** A figure that opens its orders. Plain text if there are none. */
export function BehindButton({ behind, onShow, children }: BehindButtonProps) {
  const { name, question, shown } = behind;
  if ((shown.pedidos ?? shown.centavos) === 0) return children;
  const what = [ordersWords[question.pedidos], name, periodWords(question.periodo)];
  return (
    <button type="button" className={`plain ${styles.button}`} onClick={() => onShow(behind)}>
      {children}
      <span className="visually-hidden">: ver {what.filter(Boolean).join(', ')}</span>
    </button>
  );
}
