import styles from './field-list.module.css';
import type { OrderField } from './order-fields';

interface FieldListProps {
  title: string;
  fields: readonly OrderField[];
}

/** A titled group of an order's fields. */
export function FieldList({ title, fields }: FieldListProps) {
  return (
    <section>
      <h3 className={styles.title}>{title}</h3>
      <dl className={styles.fields}>
        {fields.map(([label, value]) => (
          <div key={label} className={styles.field}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
