import { Button, Flex } from 'antd';

import { FailedState } from '../../../ui/states/failed-state';
import type { User } from '../../../../domain/people/user';
import type { ListState } from '../../../list/list';
import type { ListedPerson } from '../list/people-columns';
import { asksForCity, asksForWords, askedOf, type PeoplePlace } from '../list/people-filters';
import type { ListOfPeople } from '../list/people-lists';
import type { PeopleRows } from '../list/use-people-rows';
import { progressWords, searchWords } from '../people-words';

interface PeopleProgressProps {
  list: ListOfPeople;
  state: ListState<User, ListedPerson, PeoplePlace>;
}

/** The progress of the search, with buttons to stop, continue and widen it. */
export function PeopleProgress({ list, state }: PeopleProgressProps) {
  const { applied, change, rows } = state;
  const { search } = rows as PeopleRows;
  if (!search || search.result.status === 'loading') return null;
  const { result, more, stop } = search;
  if (result.status === 'failed') {
    return <FailedState message={searchWords.failed} onRetry={result.retry} />;
  }
  const filters = askedOf(applied, list.filters);
  const everywhere = applied.everywhere !== '';
  const now = result.data.state;
  return (
    <Flex wrap align="center" gap="var(--mmv-space-3)" style={{ padding: 'var(--mmv-space-4)' }}>
      <p role="status">
        {progressWords(result.data, rows.rows.length, everywhere, asksForCity(filters))}
      </p>
      {now === 'searching' && everywhere && <Button onClick={stop}>Parar</Button>}
      {now === 'stopped' && <Button onClick={more}>Continuar</Button>}
      {!everywhere && now !== 'searching' && asksForWords(filters) && (
        <Button onClick={() => change({ everywhere: 'sim' })}>{searchWords.everywhere}</Button>
      )}
    </Flex>
  );
}
