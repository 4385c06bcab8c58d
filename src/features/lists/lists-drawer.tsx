import { useState } from 'react';

import type { SavedList } from '../../../domain/lists/saved-list';
import { useSavedLists } from '../../providers/lists/saved-lists';
import { hasUnsaved } from '../../providers/page/use-unsaved';
import { Drawer } from '../../ui/dialogs/drawer';
import { EmptyState } from '../../ui/states/empty-state';
import { Ready } from '../../ui/states/ready';
import { ListEditor } from './list-editor';
import { ListEntry } from './list-entry';
import { listWords } from './list-words';
import { SaveCart } from './save-cart';

interface ListsDrawerProps {
  open: boolean;
  /** Starts with the form that saves the cart. */
  save: boolean;
  onClose: () => void;
}

/** 'Listas': the person's saved lists, and the form that saves the cart as another one. */
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
  /** The list in the editor, and the list that takes the focus after it. */
  const [edited, setEdited] = useState<SavedList>();
  const [left, setLeft] = useState<SavedList>();
  return (
    <Ready
      of={useSavedLists()}
      loading="Carregando listas…"
      failed={listWords.failed}
      dated={edited === undefined}
    >
      {(all) =>
        edited ? (
          <ListEditor
            // Another version of the list starts a new editor.
            key={edited.mudanca}
            seen={edited}
            all={all}
            onReload={setEdited}
            onDone={() => {
              setLeft(edited);
              setEdited(undefined);
            }}
          />
        ) : (
          <>
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
        )
      }
    </Ready>
  );
}
