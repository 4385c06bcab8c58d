import { MinusOutlined, PlusOutlined } from '@ant-design/icons';

import { QuantityField } from '../../../ui/fields/product/quantity-field';
import styles from './quantity-stepper.module.css';

interface QuantityStepperProps {
  /** The product's name, for the buttons' labels. */
  name: string;
  quantity: number;
  onQuantity: (quantity: number) => void;
  onDecrease: () => void;
  onIncrease: () => void;
  disabled?: boolean;
}

/**
 * Minus, number, plus (§4: Cart), as plain elements (cart-line.tsx). The buttons are no Tab stops, because
 * they would add two to each line.
 */
export function QuantityStepper({
  name,
  quantity,
  onQuantity,
  onDecrease,
  onIncrease,
  disabled = false,
}: QuantityStepperProps) {
  return (
    <div className={styles.stepper}>
      <button
        type="button"
        className={`plain ${styles.button}`}
        tabIndex={-1}
        aria-label={`Diminuir quantidade de ${name}`}
        disabled={disabled}
        onClick={onDecrease}
      >
        <MinusOutlined />
      </button>
      <QuantityField name={name} quantity={quantity} disabled={disabled} onQuantity={onQuantity} />
      <button
        type="button"
        className={`plain ${styles.button}`}
        tabIndex={-1}
        aria-label={`Aumentar quantidade de ${name}`}
        disabled={disabled}
        onClick={onIncrease}
      >
        <PlusOutlined />
      </button>
    </div>
  );
}
