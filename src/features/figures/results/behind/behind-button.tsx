import type { ReactNode } from 'react';

import type { FigureQuestion, OrderCount } from '../../../../../domain/figures/figures';
import { ordersWords, periodWords } from '../figure-words';
import styles from './behind-button.module.css';

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

interface BehindButtonProps {
  behind: Behind;
  onShow: ShowBehind;
  /** The figure. */
  children: ReactNode;
}

/** A figure that leads to its orders; where there are none, the figure alone. */
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
