import { useId, type ReactNode } from 'react';

import { describeFailure } from '../../../../../domain/outbox/failure';
import type { Live } from '../../../../providers/live/live';
import { EmptyState } from '../../../../ui/states/empty-state';
import { Ready } from '../../../../ui/states/ready';
import { ChartSkeleton } from '../../dashboard/chart-skeleton';
import styles from './chart-figure.module.css';
import { StatusLegend } from '../status-legend';

interface ChartFigureProps<T> {
  title: string;
  data: Live<T>;
  /** Shown instead of a chart without bars. */
  emptyText: string;
  /** Chart and table. */
  children: (data: T) => ReactNode;
}

/** A chart with its title and legend. It loads and fails independently, in a reserved space. */
export function ChartFigure<T>({ title, data, emptyText, children }: ChartFigureProps<T>) {
  const titleId = useId();
  return (
    <figure className={`card ${styles.figure}`} aria-labelledby={titleId}>
      <figcaption className={`stack ${styles.caption}`}>
        <h3 id={titleId} className={styles.title}>
          {title}
        </h3>
        <StatusLegend />
      </figcaption>
      <div className={styles.content}>
        <Ready
          of={data}
          loading={<ChartSkeleton />}
          failed={(error) => describeFailure('O gráfico não foi carregado', error)}
          empty={<EmptyState title={emptyText} />}
        >
          {children}
        </Ready>
      </div>
    </figure>
  );
}
