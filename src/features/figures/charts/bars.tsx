import type { ReactNode } from 'react';
import { BarChart, CartesianGrid, Tooltip, XAxis, YAxis } from 'recharts';

import type { Measure } from '../../../../domain/figures/chart-sums';
import styles from './bars.module.css';
import { formatTick } from './measure-words';
import { grown, rem } from '../../../ui/theme/rem';

interface BarsProps<Row> {
  rows: readonly Row[];
  measure: Measure;
  /** Vertical bars, as for months; otherwise horizontal. */
  upright: boolean;
  /** In px. */
  height: number;
  /** Width of the names of horizontal bars, in px. */
  namesWidth: number;
  /** The space between bars. */
  gap?: string;
  tooltip: (row: Row) => ReactNode;
  /** The series. */
  children: ReactNode;
}

/**
 * A chart of bars for sighted readers; the table next to it serves everyone else. It takes no focus and
 * doesn't animate.
 */
export function Bars<Row extends { key: string; tick: string }>({
  rows,
  measure,
  upright,
  height,
  namesWidth,
  gap = '10%',
  tooltip,
  children,
}: BarsProps<Row>) {
  const rowOf = (name: unknown) => rows.find(({ key }) => key === name);
  const names = {
    dataKey: 'key',
    type: 'category',
    tickFormatter: (key: string) => rowOf(key)?.tick ?? '',
    tickLine: false,
  } as const;
  const figures = {
    type: 'number',
    tickFormatter: formatTick[measure],
    allowDecimals: measure === 'centavos',
    axisLine: false,
    tickLine: false,
  } as const;
  return (
    <div className={styles.bars} aria-hidden>
      <BarChart
        responsive
        style={{ width: '100%', height: rem(height) }}
        data={[...rows]}
        layout={upright ? 'horizontal' : 'vertical'}
        margin={{ top: grown(8), right: grown(upright ? 16 : 32), bottom: 0, left: 0 }}
        barCategoryGap={gap}
        accessibilityLayer={false}
      >
        <CartesianGrid vertical={!upright} horizontal={upright} />
        {upright ? (
          <>
            <XAxis {...names} interval="equidistantPreserveEnd" />
            <YAxis {...figures} width={grown(measure === 'centavos' ? 78 : 40)} />
          </>
        ) : (
          <>
            <XAxis {...figures} minTickGap={grown(16)} />
            <YAxis {...names} interval={0} width={grown(namesWidth)} />
          </>
        )}
        <Tooltip
          isAnimationActive={false}
          content={({ active, label }) => {
            const row = active ? rowOf(label) : undefined;
            return row && tooltip(row);
          }}
        />
        {children}
      </BarChart>
    </div>
  );
}
