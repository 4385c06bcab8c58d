import { Tabs } from 'antd';
import { useState } from 'react';

import { momentInWords } from '../../../../domain/words/time';
import { Drawer } from '../../../ui/dialogs/drawer';
import { KeptListsPane } from './kept-lists-pane';
import { ListPane } from './list-pane';
import { PicturesPane } from './pictures/pictures-pane';
import { useListUpdate } from './use-list-update';

interface UpdateDrawerProps {
  open: boolean;
  onClose: () => void;
}

/** 'Atualizar produtos': the distributor's list, pictures, and earlier lists. Closing keeps the choices. */
export function UpdateDrawer({ open, onClose }: UpdateDrawerProps) {
  const update = useListUpdate();
  const [tab, setTab] = useState('list');
  return (
    <Drawer title="Atualizar produtos" size="100%" open={open} onClose={onClose}>
      <Tabs
        activeKey={tab}
        onChange={setTab}
        items={[
          { key: 'list', label: 'Lista de produtos', children: <ListPane update={update} /> },
          { key: 'pictures', label: 'Fotos', children: <PicturesPane /> },
          {
            key: 'kept',
            label: 'Listas anteriores',
            children: (
              <KeptListsPane
                busy={update.stage.at === 'taking'}
                onChoose={({ id, em, arquivo }) => {
                  setTab('list');
                  void update.checkList({
                    name: `Lista de ${momentInWords(new Date(em))}: ${arquivo}`,
                    question: { lista: id },
                  });
                }}
              />
            ),
          },
        ]}
      />
    </Drawer>
  );
}
