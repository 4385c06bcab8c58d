import type { ReactNode } from 'react';

import { chosen, shownOf, type Field, type Placed } from '../../ui/pieces/fields';
import styles from './label-list.module.css';

interface LabelListProps<Of, Key extends string> {
  fields: Readonly<Record<Key, Field<Of, ReactNode>>>;
  placed: Placed<Key, true>;
  of: Of;
}

/**
 * A row for each field. Plain elements: with antd's Descriptions a keystroke over 24 cards takes 78 ms
 * instead of 46.
 */
export function LabelList<Of, Key extends string>({ fields, placed, of }: LabelListProps<Of, Key>) {
  return (
    <dl>
      {chosen(placed).map(([key]) => (
        <div key={key} className={styles.row}>
          <dt className="secondary">{fields[key].label}</dt>
          <dd className="breaks">{shownOf(fields[key], of)}</dd>
        </div>
      ))}
    </dl>
  );
}
