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
import { Ready } from '../../ui/states/ready';
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
      <Ready
        of={useSavedLists()}
        failed={listWords.failed}
        Failed={ShortListFailure}
        dated
        empty={<ShortListNote>{listWords.howTo}</ShortListNote>}
      >
        {(all) => (
          <ul>
            {all.slice(0, shortListLength).map((list) => (
              <HomeList key={list.lugar} list={list} />
            ))}
          </ul>
        )}
      </Ready>
    </ShortList>
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
