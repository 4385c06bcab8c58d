import { Link, type To } from 'react-router-dom';

import { routes } from '../../../config/routes';
import { useDeadlines } from '../../../providers/figures/deadlines';
import { mapLive, type Live } from '../../../providers/live/live';
import { useNewQuotes } from '../../../providers/order/new-quotes';
import { usePending } from '../../../providers/people/pending';
import styles from './to-do.module.css';

const quotesOf = (days: Record<string, string>) => ({
  pathname: routes.orders,
  search: `?${new URLSearchParams(days)}`,
});

/** What waits for the administrator, above the figures: each is one click away. */
export function ToDo() {
  const { over, ending, counts } = useDeadlines();
  const { unseen } = useNewQuotes();
  const { customers, sellers } = usePending();
  return (
    <section className={`stack ${styles.row}`} aria-label="Para fazer agora">
      <Waiting
        label="Vencidos"
        count={mapLive(counts, (all) => all.over)}
        to={quotesOf({ ate: over })}
      />
      <Waiting
        label="Vencem hoje"
        count={mapLive(counts, (all) => all.ending)}
        to={quotesOf({ de: ending, ate: ending })}
      />
      <Waiting label="Novos" count={{ status: 'ready', data: unseen }} to={routes.orders} />
      <Waiting
        label="Cadastros esperando"
        count={{ status: 'ready', data: customers + sellers }}
        to={customers > 0 ? routes.customerApproval : routes.sellerApproval}
      />
    </section>
  );
}

/** A list that is empty leads nowhere; one that could not be counted can be looked at. */
function Waiting({ label, count, to }: { label: string; count: Live<number>; to: To }) {
  const words = (
    <>
      {label} <Count count={count} />
    </>
  );
  const look = `row spread close secondary bold ${styles.entry}`;
  return count.status === 'ready' && count.data === 0 ? (
    <p className={look}>{words}</p>
  ) : (
    <Link className={look} to={to}>
      {words}
    </Link>
  );
}

function Count({ count }: { count: Live<number> }) {
  if (count.status === 'failed') {
    return (
      <span title="Não foi possível contar. Abra a lista para ver.">
        <span aria-hidden>–</span>
        <span className="visually-hidden">não contados</span>
      </span>
    );
  }
  if (count.status === 'loading') return <span className={`numbers ${styles.count}`}>…</span>;
  return <span className={`numbers ${styles.count}`}>{count.data > 99 ? '99+' : count.data}</span>;
}
