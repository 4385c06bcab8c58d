import { Button, Input } from 'antd';
import { useState } from 'react';

import {
  discountComplaint,
  greatestDiscount,
  percentWords,
  type Grant,
} from '../../../../domain/order/quote/discount';
import type { CartLine } from '../../../../domain/product/product';
import { noteFrom } from '../../../../domain/words/text';
import { PercentField } from '../../fields/percent-field';
import { useControlSize } from '../../hooks/use-control-size';
import { lineComplaint } from '../../lines/line-discount';
import styles from './discount-section.module.css';
import { Folded } from '../folded';
import { Labelled } from '../labelled';

interface DiscountSectionProps {
  id: string;
  lines: readonly CartLine[];
  reason: string;
  /** The greatest discount that the reader may give. */
  limit: number;
  /** The discount that the order already has. */
  before?: Grant | undefined;
  open: boolean;
  disabled?: boolean;
  onOpen: (open: boolean) => void;
  /** Sets the discount of all lines. */
  onAll: (percent: number) => void;
  onReason: (reason: string) => void;
}

/** The discount of a whole quote and its reason (decision 122), folded to one line until used. */
export function DiscountSection({
  id,
  lines,
  reason,
  limit,
  before,
  open,
  disabled = false,
  onOpen,
  onAll,
  onReason,
}: DiscountSectionProps) {
  const size = useControlSize();
  const ate = greatestDiscount(lines);
  const [percent, setPercent] = useState(ate);
  const isOver = lines.some((line) => lineComplaint(line, limit, reason, before) !== undefined);
  const summary = [`até ${percentWords(ate)}`, ...(reason === '' ? [] : [reason])].join(' · ');
  return (
    <Folded {...{ id, open, disabled, onOpen }} title="Desconto" summary={ate === 0 ? '' : summary}>
      <div className={styles.all}>
        <PercentField
          label="Desconto em todos os itens"
          value={percent}
          disabled={disabled}
          onChange={setPercent}
        />
        <Button size={size} disabled={disabled} onClick={() => onAll(percent)}>
          Aplicar
        </Button>
      </div>
      <Labelled
        label="Motivo do desconto"
        complaint={isOver ? undefined : discountComplaint(lines, reason, limit, before)}
        said="polite"
        data-discount
      >
        {(field) => (
          <Input
            {...field}
            size={size}
            autoComplete="off"
            disabled={disabled}
            value={reason}
            onChange={({ target }) => onReason(noteFrom(target.value))}
          />
        )}
      </Labelled>
    </Folded>
  );
}
