import { Fragment } from 'react';

import { packQuestion, questionWords } from '../../../../domain/product/pack';
import type { Pack } from '../../../../domain/product/product';
import { onPhone } from '../../hooks/use-media-query';
import styles from './pack-question.module.css';

interface PackQuestionProps {
  name: string;
  /** Undefined while the product is unknown. */
  pack: Pack | undefined;
  quantity: number;
  disabled?: boolean;
  onChoose: (quantity: number) => void;
}

/**
 * 'Vendido de 12 em 12: 12 ou 24?', with both as buttons, beside a quantity that doesn't fit the pack; otherwise
 * nothing. Only a click changes the quantity (decision 115).
 */
export function PackQuestion({
  name,
  pack = {},
  quantity,
  disabled = false,
  onChoose,
}: PackQuestionProps) {
  const question = quantity > 0 ? packQuestion(pack, quantity) : undefined;
  if (!question) return null;
  return (
    <div
      ref={returnFocus}
      role="group"
      aria-label={questionWords(question)}
      className={`small warning ${styles.question}`}
      data-pack-question
    >
      {question.words}:{' '}
      <span className={styles.offers}>
        {question.quantities.map((offered, at) => (
          <Fragment key={offered}>
            {at > 0 && ' ou '}
            <button
              type="button"
              className={styles.offer}
              aria-label={`${offered} de ${name}`}
              disabled={disabled}
              onClick={() => onChoose(offered)}
            >
              {offered}
            </button>
          </Fragment>
        ))}
        ?
      </span>
    </div>
  );
}

/** The answered question leaves the focus to its quantity. On a phone that would open the keyboard. */
function returnFocus(question: HTMLElement | null) {
  return () => {
    if (!question?.contains(document.activeElement) || matchMedia(onPhone).matches) return;
    question.parentElement?.querySelector('input')?.focus({ preventScroll: true });
  };
}
