import { Button } from 'antd';

import type { SavedList } from '../../../domain/lists/saved-list';
import { useDrawers } from '../../providers/page/drawers';
import { useSavedLists } from '../../providers/lists/saved-lists';
import {
  ShortList,
  ShortListEntry,
  shortListLength,
  ShortListNote,
  ShortListFailure,
} from '../../ui/list/short-list';
import { SeenAt } from '../../ui/states/seen-at';
import { factsOf, listWords } from './list-words';
import { usePutIn } from './use-put-in';

/** On /home: the lists that were changed last. */
export function HomeLists() {
  const { showLists } = useDrawers();
  return (
    <ShortList
      title="Listas"
      action={
        <Button
          type="link"
          style={{ paddingInline: 0 }}
          aria-haspopup="dialog"
          aria-label="Ver todas as listas"
          onClick={() => showLists()}
        >
          Ver todas
        </Button>
      }
    >
      <Entries />
    </ShortList>
  );
}

function Entries() {
  const lists = useSavedLists();
  if (lists.status === 'loading') return null;
  if (lists.status === 'failed') {
    return <ShortListFailure message={listWords.failed} onRetry={lists.retry} />;
  }
  if (lists.data.length === 0) {
    return <ShortListNote>{listWords.howTo}</ShortListNote>;
  }
  return (
    <>
      <SeenAt at={lists.seenAt} />
      <ul>
        {lists.data.slice(0, shortListLength).map((list) => (
          <HomeList key={list.lugar} list={list} />
        ))}
      </ul>
    </>
  );
}

function HomeList({ list }: { list: SavedList }) {
  const { putIn, busy } = usePutIn(list);
  return (
    <ShortListEntry title={list.nome} facts={factsOf(list)}>
      <Button
        loading={busy}
        aria-label={`Colocar a lista ${list.nome} no orçamento`}
        onClick={putIn}
      >
        Colocar
      </Button>
    </ShortListEntry>
  );
}
