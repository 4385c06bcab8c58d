import { ofScreenInFront } from '../../../providers/page/preload/network-idle';
import { lazyPart } from '../../../ui/late/lazy-part';
import { FailedState } from '../../../ui/states/failed-state';
import { ChartSkeleton } from './chart-skeleton';
import styles from './charts-place.module.css';

const Charts = lazyPart({
  load: async () => (await ofScreenInFront(import('../charts/charts'))).Charts,
  failure: 'Os gráficos não foram carregados',
  waiting: <ChartSkeleton />,
  Failed: FailedState,
});

interface ChartsPlaceProps {
  /** True once the tiles are shown; only then are the charts and their library loaded. */
  tilesShown: boolean;
}

/** Reserves the space of the charts until their code is loaded. */
export function ChartsPlace({ tilesShown }: ChartsPlaceProps) {
  return (
    <div className={styles.place}>
      <Charts needed={tilesShown} />
    </div>
  );
}
