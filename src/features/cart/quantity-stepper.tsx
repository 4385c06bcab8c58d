import { MinusOutlined, PlusOutlined } from '@ant-design/icons';
import styles from './quantity-stepper.module.css';

interface QuantityStepperProps {
  /** The product's name, for the buttons' labels. */
  name: string;
  quantity: number;
  onDecrease: () => void;
  onIncrease: () => void;
  disabled?: boolean;
}

/** Minus, number, plus (§4: Cart); plain elements, for the reason in cart-line.tsx. */
export function QuantityStepper({
  name,
  quantity,
  onDecrease,
  onIncrease,
  disabled = false,
}: QuantityStepperProps) {
  return (
    <div className={styles.stepper}>
      <button
        type="button"
        className={styles.button}
        aria-label={`Diminuir quantidade de ${name}`}
        disabled={disabled}
        onClick={onDecrease}
      >
        <MinusOutlined />
      </button>
      <output className={styles.quantity} aria-label={`Quantidade de ${name}`}>
        {quantity}
      </output>
      <button
        type="button"
        className={styles.button}
        aria-label={`Aumentar quantidade de ${name}`}
        disabled={disabled}
        onClick={onIncrease}
      >
        <PlusOutlined />
      </button>
    </div>
  );
}
