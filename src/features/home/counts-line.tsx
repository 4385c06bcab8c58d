import { Link, type To } from 'react-router-dom';

import type { Live } from '../../providers/live/live';
import styles from './counts-line.module.css';

export interface Counted {
  label: string;
  /** The count. Without it the entry always links to the list. */
  count?: Live<number>;
  /** The list with exactly the counted entries. */
  to: To;
  onClick?: () => void;
}

interface CountsLineProps {
  name?: string;
  entries: readonly Counted[];
}

/** Open work, each entry a link to its list. Entries keep their places, so that nothing moves when counts load. */
export function CountsLine({ name = 'Para fazer agora', entries }: CountsLineProps) {
  return (
    <section className={styles.line} data-many={entries.length > 4 || undefined} aria-label={name}>
      {entries.map((entry) => (
        <Entry key={entry.label} {...entry} />
      ))}
    </section>
  );
}

/** An empty list has no link. A list that could not be counted has one. */
function Entry({ label, count, to, onClick }: Counted) {
  if (count?.status === 'loading') return <p className={styles.entry}>{label}</p>;
  if (count?.status === 'ready' && count.data === 0) {
    return (
      <p className={styles.entry}>
        {label} <span className="visually-hidden">nenhum</span>
      </p>
    );
  }
  return (
    <Link className={styles.entry} to={to} onClick={onClick}>
      {label} {count && <Count count={count} />}
    </Link>
  );
}

function Count({ count }: { count: Exclude<Live<number>, { status: 'loading' }> }) {
  if (count.status === 'failed') {
    return (
      <span title="Não foi possível contar. Abra a lista para ver.">
        <span aria-hidden>–</span>
        <span className="visually-hidden">não contados</span>
      </span>
    );
  }
  return <span className={styles.count}>{count.data > 99 ? '99+' : count.data}</span>;
}
