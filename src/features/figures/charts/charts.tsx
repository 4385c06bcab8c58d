import { useId, useState } from 'react';

import type { Measure } from '../../../../domain/figures/chart-sums';
import { OrderSumsProvider } from '../../../providers/figures/chart-sums';
import styles from './charts.module.css';
import { MeasureSwitch } from './measure-switch';
import { MonthChart } from './month-chart';
import { SellerChart } from './seller-chart';
import { StatusPatterns } from './status-patterns';

/** The administrator's orders by month and by seller, as counts or in reais. */
export function Charts() {
  const [measure, setMeasure] = useState<Measure>('quantidade');
  const titleId = useId();

  return (
    <OrderSumsProvider>
      <section aria-labelledby={titleId}>
        <div className={styles.head}>
          <h2 id={titleId} className={styles.title}>
            Pedidos em gráficos
          </h2>
          <MeasureSwitch value={measure} onChange={setMeasure} />
        </div>
        <StatusPatterns />
        <div className={styles.charts}>
          <MonthChart measure={measure} />
          <SellerChart measure={measure} />
        </div>
      </section>
    </OrderSumsProvider>
  );
}
