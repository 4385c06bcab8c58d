import { Button, Checkbox } from 'antd';
import { memo } from 'react';

import { can } from '../../../../domain/session/access';
import { useBought } from '../../../providers/product/bought';
import { useUser } from '../../../providers/session/session';
import { yes } from './product-address';
import styles from '../cards/bought.module.css';

interface BoughtFilterProps {
  value: boolean;
  onChange: (change: { bought: '' | typeof yes }) => void;
}

/** Narrows the list to what this person ordered before, for those who order. Memoized like the select beside it. */
export const BoughtFilter = memo(function BoughtFilter({ value, onChange }: BoughtFilterProps) {
  const user = useUser();
  const bought = useBought();
  if (!can(user, 'sendQuote')) return null;
  return (
    <div className={styles.filter}>
      <Checkbox
        checked={value}
        onChange={({ target }) => onChange({ bought: target.checked ? yes : '' })}
      >
        Já comprados
      </Checkbox>
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
