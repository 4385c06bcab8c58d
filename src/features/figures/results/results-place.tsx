import { lazyPart } from '../../../ui/late/lazy-part';
import { FailedState } from '../../../ui/states/failed-state';
import { LoadingState } from '../../../ui/states/loading-state';

/** 'Resultados'. Its code loads when it is opened. */
export const ResultsPlace = lazyPart({
  load: async () => (await import('./results')).Results,
  failure: 'Os resultados não foram abertos',
  waiting: <LoadingState text="Abrindo os resultados…" />,
  Failed: FailedState,
});
