import { Button, Checkbox } from 'antd';
import { memo } from 'react';

import { seenAtOf } from '../../../providers/live/live';
import { useBought } from '../../../providers/product/bought';
import { SeenAt } from '../../../ui/states/seen-at';
import { yes } from './product-address';
import styles from '../cards/bought.module.css';

interface BoughtFilterProps {
  value: boolean;
  onChange: (change: { bought: '' | typeof yes }) => void;
}

/**
 * Narrows the list to products that the person ordered before. Absent without earlier orders; memoized like
 * the select next to it.
 */
export const BoughtFilter = memo(function BoughtFilter({ value, onChange }: BoughtFilterProps) {
  const bought = useBought();
  if (!bought) return null;
  return (
    <div className={styles.filter}>
      <Checkbox
        checked={value}
        onChange={({ target }) => onChange({ bought: target.checked ? yes : '' })}
      >
        Já comprados
      </Checkbox>
      {value && <SeenAt at={seenAtOf(bought)} />}
      {value && bought.status === 'failed' && (
        <p role="alert" className={styles.failed}>
          Não foi possível saber o que você já comprou.{' '}
          <Button size="small" onClick={bought.retry}>
            Tentar de novo
          </Button>
        </p>
      )}
    </div>
  );
});
