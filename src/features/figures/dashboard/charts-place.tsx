import { describeFailure } from '../../../../domain/outbox/failure';
import { useAnswer } from '../../../providers/live/use-answer';
import { FailedState } from '../../../ui/states/failed-state';
import { loadOrReload } from '../../../providers/page/load-code';
import { loadLast } from '../../../providers/page/preload/network-idle';
import { ChartSkeleton } from './chart-skeleton';
import styles from './charts-place.module.css';

const importCharts = () => import('../charts/charts');

async function loadCharts() {
  return (await loadLast(() => loadOrReload(importCharts))).Charts;
}

interface ChartsPlaceProps {
  /** True once the tiles are shown; only then are the charts and their library loaded. */
  tilesShown: boolean;
}

/** Reserves the space of the charts until their code is loaded. */
export function ChartsPlace({ tilesShown }: ChartsPlaceProps) {
  const charts = useAnswer({
    queryKey: ['charts'],
    queryFn: loadCharts,
    staleTime: Infinity,
    enabled: tilesShown,
  });

  return (
    <div className={styles.place}>
      {charts.status === 'loading' && <ChartSkeleton />}
      {charts.status === 'ready' && <charts.data />}
      {charts.status === 'failed' && (
        <FailedState
          message={describeFailure('Os gráficos não foram carregados', charts.error)}
          onRetry={charts.retry}
        />
      )}
    </div>
  );
}
