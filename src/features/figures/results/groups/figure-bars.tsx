import { Bar } from 'recharts';

import type { Measure } from '../../../../../domain/figures/chart-sums';
import { Bars } from '../../charts/bars';
import tooltip from '../../charts/parts/chart-tooltip.module.css';
import { formatFigure } from '../../charts/measure-words';

interface FigureBarsProps {
  bars: readonly { key: string; name: string; tick: string; figure: number }[];
  measure: Measure;
  upright: boolean;
}

/** One bar for each group, tall enough for all names. */
export function FigureBars({ bars, measure, upright }: FigureBarsProps) {
  return (
    <Bars
      rows={bars}
      measure={measure}
      upright={upright}
      height={upright ? 300 : 40 + bars.length * 26}
      namesWidth={150}
      tooltip={({ name, figure }) => (
        <div className={tooltip.tooltip}>
          <p className={tooltip.name}>{name}</p>
          <p>{formatFigure[measure](figure)}</p>
        </div>
      )}
    >
      <Bar dataKey="figure" fill="var(--mmv-primary)" maxBarSize={40} isAnimationActive={false} />
    </Bars>
  );
}
