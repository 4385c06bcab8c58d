import { Button } from 'antd';

import { describeFailure } from '../../../../domain/outbox/failure';
import type { KeptList } from '../../../../domain/product/list';
import { momentInWords } from '../../../../domain/words/time';
import { counted } from '../../../../domain/words/counted';
import type { List } from '../../../list/list';
import { PlainList } from '../../../list/plain-list';
import { useKeptLists } from '../../../providers/product/lists';
import { Mark } from '../../../ui/pieces/mark';
import { EmptyState } from '../../../ui/states/empty-state';
import { Ready } from '../../../ui/states/ready';
import { keptListName } from './update-words';
import styles from './update-products.module.css';

interface KeptListsPaneProps {
  /** Another list is being stored, and its outcome comes first. */
  busy: boolean;
  onChoose: (list: KeptList) => void;
}

/** The last lists, each with a button that checks it again like a new one. */
export function KeptListsPane(props: KeptListsPaneProps) {
  return (
    <Ready
      of={useKeptLists()}
      loading="Carregando listas anteriores…"
      failed={(error) => describeFailure('As listas anteriores não foram carregadas', error)}
      empty={<EmptyState title="Nenhuma lista foi enviada ainda." />}
    >
      {(lists) => (
        <div className={styles.pane}>
          <p className="secondary">
            As últimas listas ficam guardadas. Voltar a uma delas também é conferido antes.
          </p>
          <PlainList
            title="Listas anteriores"
            list={keptLists(props)}
            rows={lists.map((item) => ({ item }))}
          />
        </div>
      )}
    </Ready>
  );
}

function keptLists({ busy, onChoose }: KeptListsPaneProps): List<KeptList> {
  return {
    keyOf: ({ id }) => id,
    nameOf: keptListName,
    tableFrom: 0,
    cards: 'lines',
    columns: [
      {
        key: 'lista',
        label: 'Lista',
        card: 'title',
        names: true,
        cell: ({ item }) => (
          <div className={styles.stack}>
            <span className={styles.code}>{momentInWords(new Date(item.em))}</span>
            <span>{keptListName(item)}</span>
            <span className="secondary">
              {counted(item.ativos, 'produto no catálogo', 'produtos no catálogo')}
            </span>
          </div>
        ),
      },
      {
        key: 'voltar',
        label: 'Voltar',
        silent: true,
        card: 'act',
        align: 'end',
        cell: ({ item }) =>
          item.atual ? (
            <Mark tone="success">Em uso</Mark>
          ) : (
            <Button disabled={busy} onClick={() => onChoose(item)}>
              Voltar a esta lista
              <span className="visually-hidden"> de {momentInWords(new Date(item.em))}</span>
            </Button>
          ),
      },
    ],
  };
}
