import { Bar } from 'recharts';

import { statusPlurals } from '../../../../domain/order/status';
import type { Measure } from '../../../../domain/figures/chart-sums';
import { Bars } from './bars';
import { chartStatuses, type ChartRow } from './parts/chart-row';
import { ChartTooltip } from './parts/chart-tooltip';
import { statusFill, statusStrokes } from './status-patterns';
import { grown } from '../../../ui/theme/rem';

interface StatusBarsProps {
  rows: readonly ChartRow[];
  measure: Measure;
  upright: boolean;
}

/** Bars stacked by status. */
export function StatusBars({ rows, measure, upright }: StatusBarsProps) {
  return (
    <Bars
      rows={rows}
      measure={measure}
      upright={upright}
      height={320}
      namesWidth={136}
      gap="22%"
      tooltip={(row) => <ChartTooltip row={row} measure={measure} />}
    >
      {chartStatuses.map((status) => (
        <Bar
          key={status}
          name={statusPlurals[status]}
          dataKey={({ sums }: ChartRow) => sums[status][measure]}
          stackId="status"
          stroke={statusStrokes[status]}
          fill={statusFill(status)}
          maxBarSize={grown(upright ? 40 : 56)}
          isAnimationActive={false}
        />
      ))}
    </Bars>
  );
}
