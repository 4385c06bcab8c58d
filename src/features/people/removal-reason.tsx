import { useLatestApproval } from '../../providers/people/approval-history';
import { nothing } from '../../ui/pieces/fields';
import styles from './list/people-columns.module.css';

/** Why somebody was removed, as whoever removed them wrote. */
export function RemovalReason({ uid }: { uid: string }) {
  const latest = useLatestApproval(uid);
  if (latest.status === 'loading') return '…';
  if (latest.status === 'failed') return 'não pôde ser lido';
  const why = latest.data?.motivo ?? nothing;
  return (
    <span className={styles.value} title={why}>
      {why}
    </span>
  );
}
