import { Link } from 'react-router-dom';

import { fromCents } from '../../../../domain/words/money';
import { routes } from '../../../config/routes';
import { useOwnSummaries } from '../../../providers/figures/summaries';
import { dataOf } from '../../../providers/live/live';
import { Price } from '../../../ui/pieces/price';
import styles from './own-totals.module.css';

/** On a seller's /home: how many of their orders are open, and what they are worth. */
export function OwnTotals() {
  const open = dataOf(useOwnSummaries())?.Pendente;
  return (
    <Link className={styles.totals} to={routes.sellerOrders}>
      Pendentes: {open ? open.quantidade : '…'}
      {open && (
        <>
          {' · '}
          <Price value={fromCents(open.centavos)} />
        </>
      )}
    </Link>
  );
}
