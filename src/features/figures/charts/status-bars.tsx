import { Bar, BarChart, CartesianGrid, Tooltip, XAxis, YAxis } from 'recharts';

import { statusPlurals } from '../../../../domain/order/status';
import type { Measure } from '../../../../domain/figures/chart-sums';
import { chartStatuses, type ChartRow } from './parts/chart-row';
import { ChartTooltip } from './parts/chart-tooltip';
import { formatTick } from './measure-words';
import styles from './status-bars.module.css';
import { statusFill } from './status-patterns';

interface StatusBarsProps {
  rows: readonly ChartRow[];
  measure: Measure;
  /** The direction of the bars; recharts' `layout` names their axis. */
  direction: 'vertical' | 'horizontal';
  /** Pixels. */
  height: number;
}

/**
 * Bars stacked by status, for those who see them; the table below serves everyone else. Nothing takes the focus or
 * moves.
 */
export function StatusBars({ rows, measure, direction, height }: StatusBarsProps) {
  const vertical = direction === 'vertical';
  const tickOf = (key: string) => rows.find((row) => row.key === key)?.tick ?? '';
  const names = { dataKey: 'key', type: 'category', tickFormatter: tickOf } as const;
  const figures = {
    type: 'number',
    tickFormatter: formatTick[measure],
    allowDecimals: measure === 'centavos',
    axisLine: false,
  } as const;

  return (
    <div className={styles.bars} aria-hidden>
      <BarChart
        responsive
        style={{ width: '100%', height }}
        data={[...rows]}
        layout={vertical ? 'horizontal' : 'vertical'}
        margin={{ top: 8, right: vertical ? 16 : 32, bottom: 0, left: 0 }}
        barCategoryGap="22%"
        accessibilityLayer={false}
      >
        <CartesianGrid vertical={!vertical} horizontal={vertical} />
        {vertical ? (
          <>
            <XAxis {...names} tickLine={false} interval="equidistantPreserveEnd" />
            <YAxis {...figures} tickLine={false} width={measure === 'centavos' ? 78 : 40} />
          </>
        ) : (
          <>
            <XAxis {...figures} tickLine={false} minTickGap={16} />
            <YAxis {...names} tickLine={false} interval={0} width={136} />
          </>
        )}
        <Tooltip
          isAnimationActive={false}
          content={({ active, label }) => (
            <ChartTooltip
              row={active ? rows.find(({ key }) => key === label) : undefined}
              measure={measure}
            />
          )}
        />
        {chartStatuses.map((status) => (
          <Bar
            key={status}
            name={statusPlurals[status]}
            dataKey={({ sums }: ChartRow) => sums[status][measure]}
            stackId="status"
            className={`${styles[status]}`}
            fill={statusFill(status)}
            maxBarSize={vertical ? 40 : 56}
            isAnimationActive={false}
          />
        ))}
      </BarChart>
    </div>
  );
}
