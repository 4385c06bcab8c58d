import { describeFailure } from '../../../../domain/outbox/failure';
import { useAnswer } from '../../../providers/live/use-answer';
import { FailedState } from '../../../ui/states/failed-state';
import { LoadingState } from '../../../ui/states/loading-state';

const loadResults = async () => (await import('./results')).Results;

/** 'Resultados', whose code comes when it is opened. */
export function ResultsPlace() {
  const screen = useAnswer({ queryKey: ['results'], queryFn: loadResults, staleTime: Infinity });
  switch (screen.status) {
    case 'loading':
      return <LoadingState text="Abrindo os resultados…" />;
    case 'failed':
      return (
        <FailedState
          message={describeFailure('Os resultados não foram abertos', screen.error)}
          onRetry={screen.retry}
        />
      );
    case 'ready':
      return <screen.data />;
  }
}
