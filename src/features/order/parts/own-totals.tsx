import { Link, type To } from 'react-router-dom';

import { fromCents } from '../../../../domain/words/money';
import { routes } from '../../../config/routes';
import { useOwnMonth } from '../../../providers/figures/own-month';
import { useOwnSummaries } from '../../../providers/figures/summaries';
import { mapLive, type Live } from '../../../providers/live/live';
import { Price } from '../../../ui/pieces/price';
import styles from './own-totals.module.css';

/** On a seller's /home: how many of their orders are open or were approved this month, and what they are worth. */
export function OwnTotals() {
  const open = mapLive(useOwnSummaries(), ({ Pendente: { quantidade, centavos } }) => ({
    pedidos: quantidade,
    centavos,
  }));
  const { since, approved } = useOwnMonth();
  const ofMonth = new URLSearchParams({ status: 'Aprovado', de: since });
  return (
    <div className={styles.totals}>
      <Total label="Pendentes" total={open} to={routes.sellerOrders} />
      <Total
        label="Aprovados no mês"
        total={approved}
        to={{ pathname: routes.sellerOrders, search: `?${ofMonth}` }}
      />
    </div>
  );
}

interface TotalProps {
  label: string;
  total: Live<{ pedidos: number; centavos: number }>;
  to: To;
}

/** What could not be counted can be looked at. */
function Total({ label, total, to }: TotalProps) {
  return (
    <Link
      to={to}
      title={
        total.status === 'failed' ? 'Não foi possível contar. Abra a lista para ver.' : undefined
      }
    >
      {label}:{' '}
      {total.status === 'ready' ? total.data.pedidos : total.status === 'failed' ? '–' : '…'}
      {total.status === 'ready' && (
        <>
          {' · '}
          <Price value={fromCents(total.data.centavos)} />
        </>
      )}
    </Link>
  );
}
