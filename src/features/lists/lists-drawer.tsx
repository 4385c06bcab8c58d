import { useState } from 'react';

import type { SavedList } from '../../../domain/lists/saved-list';
import { useSavedLists } from '../../providers/lists/saved-lists';
import { hasUnsaved } from '../../providers/page/use-unsaved';
import { Drawer } from '../../ui/dialogs/drawer';
import { EmptyState } from '../../ui/states/empty-state';
import { FailedState } from '../../ui/states/failed-state';
import { SeenAt } from '../../ui/states/seen-at';
import { LoadingState } from '../../ui/states/loading-state';
import { ListEditor } from './list-editor';
import { ListEntry } from './list-entry';
import { listWords } from './list-words';
import { SaveCart } from './save-cart';

interface ListsDrawerProps {
  open: boolean;
  /** Begins with keeping the cart. */
  save: boolean;
  onClose: () => void;
}

/** 'Listas': the lists that a person keeps, and the cart as one more of them. */
export function ListsDrawer({ open, save, onClose }: ListsDrawerProps) {
  return (
    <Drawer
      title="Listas"
      size="min(560px, 100vw)"
      destroyOnHidden
      open={open}
      loses={() => hasUnsaved('list')}
      onClose={onClose}
    >
      <Lists save={save} />
    </Drawer>
  );
}

function Lists({ save }: { save: boolean }) {
  const lists = useSavedLists();
  /** The list that is changed, and the one that the focus comes back to. */
  const [edited, setEdited] = useState<SavedList>();
  const [left, setLeft] = useState<SavedList>();
  if (lists.status === 'loading') return <LoadingState text="Carregando listas…" />;
  if (lists.status === 'failed') {
    return <FailedState message={listWords.failed} onRetry={lists.retry} />;
  }
  const all = lists.data;
  if (edited) {
    return (
      <ListEditor
        // Another version of it begins anew.
        key={edited.mudanca}
        seen={edited}
        all={all}
        onReload={setEdited}
        onDone={() => {
          setLeft(edited);
          setEdited(undefined);
        }}
      />
    );
  }
  return (
    <>
      <SeenAt at={lists.seenAt} />
      <SaveCart names={all.map(({ nome }) => nome)} focused={save} />
      {all.length === 0 ? (
        <EmptyState title={listWords.empty} text={listWords.howTo} />
      ) : (
        <ul className="stack" tabIndex={-1} aria-label="Listas salvas">
          {all.map((list) => (
            <ListEntry
              key={list.lugar}
              list={list}
              focused={list.lugar === left?.lugar}
              onEdit={() => setEdited(list)}
            />
          ))}
        </ul>
      )}
    </>
  );
}
