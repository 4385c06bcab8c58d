import { useState } from 'react';

import { dataOf } from '../../../providers/live/live';
import { useCredit } from '../../../providers/people/credit';
import { useUser } from '../../../providers/session/session';
import { ShortListFailure } from '../../../ui/list/short-list';
import { BillList } from './bill-list';
import styles from './own-bills.module.css';

const title = 'Seus títulos em aberto';
const failed =
  'Seus títulos em aberto não puderam ser lidos. Verifique sua conexão e tente de novo.';

/** A customer's own open bills, folded until asked for: a customer's screens open without amounts. */
export function OwnBills() {
  const live = useCredit(useUser().uid);
  const credit = dataOf(live);
  const [open, setOpen] = useState(false);
  const count = credit?.titulos?.length ?? 0;
  if (live.status === 'failed') return <ShortListFailure message={failed} onRetry={live.retry} />;
  if (!credit || count === 0) return null;
  return (
    <details
      className={`card ${styles.card}`}
      open={open}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary className="bold">
        {title} ({count})
      </summary>
      {open && <BillList credit={credit} label={title} />}
    </details>
  );
}
