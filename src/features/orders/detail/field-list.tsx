import { LabelList } from '../../../ui/label-list';
import styles from './field-list.module.css';
import type { OrderField } from '../order-fields';

interface FieldListProps {
  title: string;
  fields: readonly OrderField[];
}

/** A titled group of an order's fields. */
export function FieldList({ title, fields }: FieldListProps) {
  return (
    <section>
      <h2 className={styles.title}>{title}</h2>
      <LabelList rows={fields} />
    </section>
  );
}
