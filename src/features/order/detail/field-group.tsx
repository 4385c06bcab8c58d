import { Descriptions } from 'antd';

import type { OrderField } from '../parts/order-fields';
import styles from './order-detail.module.css';

const fieldLooks = { label: { width: 88 }, content: { overflowWrap: 'anywhere' } } as const;

/** Fields of an order below their title. */
export function FieldGroup({ title, fields }: { title: string; fields: readonly OrderField[] }) {
  return (
    <section>
      <h2 className={styles.title}>{title}</h2>
      <Descriptions
        size="small"
        column={1}
        colon={false}
        styles={fieldLooks}
        items={fields.map(([label, children]) => ({ key: label, label, children }))}
      />
    </section>
  );
}
