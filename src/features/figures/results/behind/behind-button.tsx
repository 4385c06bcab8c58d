import type { ReactNode } from 'react';

import { ordersWords, periodWords } from '../figure-words';
import type { Behind, ShowBehind } from './behind';
import styles from './behind-button.module.css';

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
