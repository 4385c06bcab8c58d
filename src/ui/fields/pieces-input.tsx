import { InputNumber } from 'antd';

import { maximumQuantity } from '../../../domain/cart/cart';
import { useControlSize } from '../hooks/use-control-size';

interface PiecesInputProps {
  /** The product's name, for the label. */
  name: string;
  /** Null while the field is empty. */
  value: number | null;
  disabled?: boolean;
  onChange: (pieces: number | null) => void;
}

/** How many pieces of a line, in a drawer: antd's own. Cards and cart lines have the faster `QuantityField`. */
export function PiecesInput({ name, value, disabled = false, onChange }: PiecesInputProps) {
  const size = useControlSize();
  return (
    <InputNumber
      style={{ width: 88 }}
      aria-label={`Quantidade de ${name}`}
      size={size}
      min={1}
      max={maximumQuantity}
      precision={0}
      controls={false}
      inputMode="numeric"
      value={value}
      disabled={disabled}
      {...(value === null && { status: 'error' })}
      onChange={onChange}
      onFocus={({ target }) => target.select()}
    />
  );
}
