import { Button, Flex } from 'antd';

import { FailedState } from '../../../ui/states/failed-state';
import { progressWords, searchWords } from '../people-words';
import type { PeopleRows } from '../list/use-people-rows';

interface PeopleProgressProps {
  search: NonNullable<PeopleRows['search']>;
  /** How many people pass the filters, as far as they are known. */
  found: number;
  everywhere: boolean;
  /** Nothing but a city is looked for. */
  ofCity: boolean;
  /** Asks for a search through the whole list; absent where it could find nobody else. */
  onEverywhere: (() => void) | undefined;
}

/** How far the search has come, with buttons to stop, continue and widen it. */
export function PeopleProgress({
  search,
  found,
  everywhere,
  ofCity,
  onEverywhere,
}: PeopleProgressProps) {
  const { result, more, stop } = search;
  if (result.status === 'loading') return null;
  if (result.status === 'failed') {
    return <FailedState message={searchWords.failed} onRetry={result.retry} />;
  }
  const { state } = result.data;
  return (
    <Flex wrap align="center" gap={12} style={{ padding: 16 }}>
      <p role="status">{progressWords(result.data, found, everywhere, ofCity)}</p>
      {state === 'searching' && everywhere && <Button onClick={stop}>Parar</Button>}
      {state === 'stopped' && <Button onClick={more}>Continuar</Button>}
      {!everywhere && state !== 'searching' && onEverywhere && (
        <Button onClick={onEverywhere}>{searchWords.everywhere}</Button>
      )}
    </Flex>
  );
}
