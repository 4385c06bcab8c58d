import { Segmented } from 'antd';

import type { User } from '../../../../domain/people/user';
import type { ListState } from '../../../list/list';
import { useApprovedCount } from '../../../providers/people/people-lists';
import { UpdateCredit } from '../credit/update-credit';
import { ExportButton } from '../../../ui/export/export-button';
import { lazyDialog } from '../../../ui/late/lazy-dialog';
import { lookOptions, searchWords, situationOptions } from '../people-words';
import type { ListedPerson } from './people-columns';
import { askedOf, type PeoplePlace } from './people-filters';
import type { ListOfPeople } from './people-lists';
import { sortOf } from './use-people-rows';

const PeopleExport = lazyDialog({
  load: async () => (await import('../export/people-export-dialog')).PeopleExportDialog,
  failure: 'A exportação não foi aberta',
});

interface ListButtonsProps {
  list: ListOfPeople;
  state: ListState<User, ListedPerson, PeoplePlace>;
}

/** Next to the title: the choice of the group, the look, and the export. */
export function ListButtons({ list, state }: ListButtonsProps) {
  const { place, change, applied, rows, look, changeLook, isWide, isUnfiltered } = state;
  const total = useApprovedCount(list.of);
  return (
    <>
      <Segmented
        aria-label={searchWords.situation}
        options={situationOptions}
        value={place.situation}
        onChange={(situation) => change({ situation })}
      />
      {isWide && (
        <Segmented
          aria-label={searchWords.look}
          options={lookOptions}
          value={look.cards !== true}
          onChange={(table) => changeLook({ cards: !table })}
        />
      )}
      {list.of.role === 'cliente' && <UpdateCredit />}
      <ExportButton
        Dialog={PeopleExport}
        props={{
          list: list.of,
          sort: sortOf(list, applied, isWide && look.cards !== true),
          filters: askedOf(applied, list.filters),
          isFiltered: !isUnfiltered,
          everywhere: place.everywhere !== '' || rows.isWhole,
          all: total ?? rows.rows.length,
        }}
      />
    </>
  );
}
