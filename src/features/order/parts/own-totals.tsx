import { Link, type To } from 'react-router-dom';

import { fromCents } from '../../../../domain/words/money';
import { routes } from '../../../config/routes';
import { dayText, periodOf } from '../../../../domain/figures/period';
import type { Summary } from '../../../../domain/figures/summary';
import { useOwnSums } from '../../../providers/figures/order-sums';
import { mapLive, seenAtOf, type Live } from '../../../providers/live/live';
import { useToday } from '../../../providers/page/use-today';
import { Price } from '../../../ui/pieces/product/price';
import { SeenAt } from '../../../ui/states/seen-at';
import styles from './own-totals.module.css';

/** On a seller's /home: count and value of pending orders and of those approved this month. */
export function OwnTotals() {
  const sums = useOwnSums();
  const { de } = periodOf('mes', dayText(useToday()));
  const ofMonth = new URLSearchParams({ status: 'Aprovado', de });
  return (
    <div className={`column bold numbers ${styles.totals}`}>
      <Total
        label="Pendentes"
        total={mapLive(sums, ({ all }) => all.Pendente)}
        to={routes.sellerOrders}
      />
      <Total
        label="Aprovados no mês"
        total={mapLive(sums, ({ month }) => month.Aprovado)}
        to={{ pathname: routes.sellerOrders, search: `?${ofMonth}` }}
      />
      <SeenAt at={seenAtOf(sums)} />
    </div>
  );
}

interface TotalProps {
  label: string;
  total: Live<Summary>;
  to: To;
}

/** If a total fails to load, the link to the list still works. */
function Total({ label, total, to }: TotalProps) {
  return (
    <Link
      to={to}
      title={
        total.status === 'failed' ? 'Não foi possível contar. Abra a lista para ver.' : undefined
      }
    >
      {label}:{' '}
      {total.status === 'ready' ? total.data.quantidade : total.status === 'failed' ? '–' : '…'}
      {total.status === 'ready' && (
        <>
          {' · '}
          <Price value={fromCents(total.data.centavos)} />
        </>
      )}
    </Link>
  );
}
