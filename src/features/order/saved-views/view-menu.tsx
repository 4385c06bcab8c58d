import { EyeOutlined } from '@ant-design/icons';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';

import { maxFiltersLength, type SavedView } from '../../../../domain/order/search/saved-view';
import type { AddressValues } from '../../../providers/page/address/address-values';
import { useConnected } from '../../../providers/outbox/connection';
import { dataOf } from '../../../providers/live/live';
import { useSavedViews } from '../../../providers/order/search/saved-views';
import { useNotify } from '../../../ui/notices/notify';
import { MenuButton } from '../../../ui/pieces/menu-button';
import { useViewChanges } from './use-view-changes';
import { addressOf, filtersOf, isAsKept, type ViewedPlace } from './view-address';
import { viewGroups } from './view-groups';
import { ViewNameDialog } from './view-name-dialog';
import { viewWords } from './view-words';

interface ViewMenuProps<Place extends ViewedPlace> {
  /** The values that the list keeps in its address. */
  address: AddressValues<Place>;
  place: Place;
  /** Marks a view as chosen without navigating. */
  onMark: (view: string) => void;
}

const noViews: readonly SavedView[] = [];

/** 'Visões': the person's saved views of a list, with the chosen one and its actions. */
export function ViewMenu<Place extends ViewedPlace>({
  address,
  place,
  onMark,
}: ViewMenuProps<Place>) {
  const [opened, setOpened] = useState(false);
  const [naming, setNaming] = useState<'new' | SavedView>();
  const live = useSavedViews(opened || place.view !== '');
  const connected = useConnected();
  const navigate = useNavigate();
  const notify = useNotify();
  const { create, rename, askToReplace, askToRemove } = useViewChanges();

  const button = useRef<HTMLButtonElement>(null);
  // antd only returns the focus from a dialog that it closes itself.
  useEffect(() => {
    if (!naming) return undefined;
    const opener = button.current;
    return () => opener?.focus();
  }, [naming]);

  const views = dataOf(live) ?? noViews;
  const on = views.find(({ lugar }) => String(lugar) === place.view);
  const changed = on !== undefined && !isAsKept(address, on.filtros, place);
  const filtros = filtersOf(address, place);

  function choose(key: string) {
    if (key === 'retry' && live.status === 'failed') live.retry();
    else if (key === 'none') void navigate({ search: '' });
    else if (key === 'keep') begin('new');
    else if (key === 'rename' && on) begin(on);
    else if (key === 'replace' && on) askToReplace(on, filtros);
    else if (key === 'remove' && on) askToRemove(on);
    const chosen = views.find(({ lugar }) => String(lugar) === key);
    // A new history entry, so that Back returns.
    if (chosen) void navigate({ search: addressOf(address, chosen) });
  }

  function begin(what: 'new' | SavedView) {
    if (what === 'new' && filtros.length > maxFiltersLength) notify.error(viewWords.tooLong);
    else setNaming(what);
  }

  async function keep(name: string) {
    if (naming === 'new') onMark(String(await create(name, filtros)));
    else if (naming) await rename(naming, name);
  }

  return (
    <>
      <MenuButton
        name="Visões"
        icon={<EyeOutlined aria-hidden />}
        button={button}
        groups={viewGroups({ live, connected, on, changed })}
        onOpen={() => setOpened(true)}
        onChoose={choose}
      >
        {on ? (
          <>
            <span className="visually-hidden">Visão: </span>
            {on.nome}
            {changed && ' · alterada'}
          </>
        ) : (
          'Visões'
        )}
      </MenuButton>
      {naming && (
        <ViewNameDialog
          title={naming === 'new' ? 'Salvar visão' : 'Renomear visão'}
          act={naming === 'new' ? 'Salvar' : 'Renomear'}
          failure={naming === 'new' ? viewWords.unkept : viewWords.unrenamed}
          initial={naming === 'new' ? '' : naming.nome}
          others={views.filter((view) => view !== naming).map(({ nome }) => nome)}
          onKeep={keep}
          onClose={() => setNaming(undefined)}
        />
      )}
    </>
  );
}
