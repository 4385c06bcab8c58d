import { Bar, BarChart, CartesianGrid, Tooltip, XAxis, YAxis } from 'recharts';

import type { Measure } from '../../../../../domain/figures/chart-sums';
import tooltip from '../../charts/parts/chart-tooltip.module.css';
import { formatFigure, formatTick } from '../../charts/measure-words';
import styles from '../../charts/status-bars.module.css';

interface FigureBar {
  key: string;
  name: string;
  /** The short name beside the axis. */
  tick: string;
  figure: number;
}

interface FigureBarsProps {
  bars: readonly FigureBar[];
  measure: Measure;
  /** Upright bars, as for months; else they lie. */
  upright: boolean;
}

const uprightHeight = 300;
const barRoom = 26;
const axisRoom = 40;

/** Bars for those who see; the table beside them has the same for everyone. Nothing in them takes the focus or moves. */
export function FigureBars({ bars, measure, upright }: FigureBarsProps) {
  const tickOf = (key: string) => bars.find((bar) => bar.key === key)?.tick ?? '';
  const names = { dataKey: 'key', type: 'category', tickFormatter: tickOf } as const;
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
        style={{
          width: '100%',
          height: upright ? uprightHeight : axisRoom + bars.length * barRoom,
        }}
        data={[...bars]}
        layout={upright ? 'horizontal' : 'vertical'}
        margin={{ top: 8, right: upright ? 16 : 32, bottom: 0, left: 0 }}
        accessibilityLayer={false}
      >
        <CartesianGrid vertical={!upright} horizontal={upright} />
        {upright ? (
          <>
            <XAxis {...names} tickLine={false} interval="equidistantPreserveEnd" />
            <YAxis {...figures} width={measure === 'centavos' ? 78 : 40} />
          </>
        ) : (
          <>
            <XAxis {...figures} minTickGap={16} />
            <YAxis {...names} tickLine={false} interval={0} width={150} />
          </>
        )}
        <Tooltip
          isAnimationActive={false}
          content={({ active, label }) => {
            const bar = active ? bars.find(({ key }) => key === label) : undefined;
            return bar ? (
              <div className={tooltip.tooltip}>
                <p className={tooltip.name}>{bar.name}</p>
                <p>{formatFigure[measure](bar.figure)}</p>
              </div>
            ) : null;
          }}
        />
        <Bar dataKey="figure" fill="var(--mmv-primary)" maxBarSize={40} isAnimationActive={false} />
      </BarChart>
    </div>
  );
}
