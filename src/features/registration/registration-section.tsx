import { Row, type RowProps } from 'antd';
import { useId, type ReactNode } from 'react';

import styles from './registration.module.css';

const gutter: RowProps['gutter'] = ['var(--mmv-space-4)', 'var(--mmv-space-2)'];

/** A group of fields with a title. */
export function RegistrationSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section role="group" aria-labelledby={id} className={styles.section}>
      <h2 id={id} className={styles.sectionTitle}>
        {title}
      </h2>
      <Row gutter={gutter}>{children}</Row>
    </section>
  );
}
