import type { SavedView } from '../../../../domain/order/search/saved-view';
import type { Live } from '../../../providers/live/live';
import type { MenuEntry, MenuGroup } from '../../../ui/pieces/menu-button';
import { viewWords } from './view-words';

interface ViewsNow {
  live: Live<SavedView[]>;
  connected: boolean;
  /** The chosen view. */
  on: SavedView | undefined;
  /** The list's filters differ from the view's. */
  changed: boolean;
}

/** The entries of the menu 'Visões'. A view's key is its index. */
export function viewGroups(now: ViewsNow): MenuGroup[] {
  const { on, changed } = now;
  const acts: MenuEntry[] = [{ key: 'keep', label: 'Salvar filtros atuais…' }];
  if (on && changed) acts.push({ key: 'replace', label: `Atualizar ${on.nome}…` });
  if (on) {
    acts.push(
      { key: 'rename', label: `Renomear ${on.nome}…` },
      { key: 'remove', label: `Excluir ${on.nome}…`, danger: true },
    );
  }
  return [
    { key: 'views', title: 'Minhas visões', entries: choices(now) },
    { key: 'acts', entries: acts },
  ];
}

function choices({ live, connected, on, changed }: ViewsNow): MenuEntry[] {
  if (live.status === 'failed') {
    return [
      { key: 'failed', label: viewWords.failed, still: true },
      { key: 'retry', label: 'Tentar de novo' },
    ];
  }
  if (live.status === 'loading') {
    const label = connected ? viewWords.loading : viewWords.waiting;
    return [{ key: 'loading', label, still: true }];
  }
  if (live.data.length === 0) return [{ key: 'empty', label: viewWords.none, still: true }];
  return [
    ...live.data.map((view): MenuEntry => {
      const isOn = view.lugar === on?.lugar;
      return {
        key: String(view.lugar),
        label: isOn && changed ? `${view.nome} · alterada` : view.nome,
        choice: 'one',
        chosen: isOn,
      };
    }),
    { key: 'none', label: 'Sem visão', choice: 'one', chosen: on === undefined },
  ];
}
