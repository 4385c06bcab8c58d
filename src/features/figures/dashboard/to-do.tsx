import { Link, type To } from 'react-router-dom';

import { routes } from '../../../config/routes';
import { useNewQuotes } from '../../../providers/order/new-quotes';
import { usePending } from '../../../providers/people/pending';
import styles from './to-do.module.css';

/** What waits for the administrator, above the figures: each is one click away. */
export function ToDo() {
  const { unseen } = useNewQuotes();
  const { customers, sellers } = usePending();
  return (
    <section className={styles.row} aria-label="Para fazer agora">
      <Waiting label="Orçamentos novos" count={unseen} to={routes.orders} />
      <Waiting label="Clientes em análise" count={customers} to={routes.customerApproval} />
      <Waiting label="Vendedores em análise" count={sellers} to={routes.sellerApproval} />
      <Link className={styles.entry} to={{ pathname: routes.orders, search: '?atencao=sim' }}>
        Precisam de atenção
      </Link>
    </section>
  );
}

/** A list that is empty leads nowhere. */
function Waiting({ label, count, to }: { label: string; count: number; to: To }) {
  const words = (
    <>
      {label} <span className={styles.count}>{count > 99 ? '99+' : count}</span>
    </>
  );
  return count === 0 ? (
    <p className={styles.entry}>{words}</p>
  ) : (
    <Link className={styles.entry} to={to}>
      {words}
    </Link>
  );
}
