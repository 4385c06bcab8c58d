import { useId, useState } from 'react';

import type { Measure } from '../../../../domain/figures/chart-sums';
import { mapLive, seenAtOf } from '../../../providers/live/live';
import { useOrderSums } from '../../../providers/figures/order-sums';
import { SeenAt } from '../../../ui/states/seen-at';
import styles from './charts.module.css';
import { MeasureSwitch } from './measure-switch';
import { MonthChart } from './month-chart';
import { SellerChart } from './seller-chart';
import { StatusPatterns } from './status-patterns';

/** The administrator's orders by month and by seller, as counts or in reais. */
export function Charts() {
  const [measure, setMeasure] = useState<Measure>('quantidade');
  const titleId = useId();
  const sums = useOrderSums();

  return (
    <section aria-labelledby={titleId}>
      <div className={`flow spread ${styles.head}`}>
        <h2 id={titleId} className="large">
          Pedidos em gráficos
        </h2>
        <MeasureSwitch value={measure} onChange={setMeasure} />
      </div>
      <SeenAt at={seenAtOf(sums)} />
      <StatusPatterns />
      <div className={`stack ${styles.charts}`}>
        <MonthChart months={mapLive(sums, ({ meses }) => meses)} measure={measure} />
        <SellerChart sellers={mapLive(sums, ({ vendedores }) => vendedores)} measure={measure} />
      </div>
    </section>
  );
}
