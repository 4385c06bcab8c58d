import { Button, Table } from 'antd';

import { describeFailure } from '../../../../domain/outbox/failure';
import type { KeptList } from '../../../../domain/product/list';
import { momentInWords } from '../../../../domain/words/time';
import { counted } from '../../../../domain/words/counted';
import { useKeptLists } from '../../../providers/product/lists';
import { Mark } from '../../../ui/pieces/mark';
import { EmptyState } from '../../../ui/states/empty-state';
import { FailedState } from '../../../ui/states/failed-state';
import { LoadingState } from '../../../ui/states/loading-state';
import { keptListName } from './update-words';
import styles from './update-products.module.css';

interface KeptListsPaneProps {
  /** Another list is being stored: what became of it is told first. */
  busy: boolean;
  onChoose: (list: KeptList) => void;
}

/** The lists that were taken last, each with a way back to it: it is checked like a new one. */
export function KeptListsPane({ busy, onChoose }: KeptListsPaneProps) {
  const lists = useKeptLists();
  if (lists.status === 'loading') return <LoadingState text="Carregando listas anteriores…" />;
  if (lists.status === 'failed') {
    const message = describeFailure('As listas anteriores não foram carregadas', lists.error);
    return <FailedState message={message} onRetry={lists.retry} />;
  }
  if (lists.data.length === 0) return <EmptyState title="Nenhuma lista foi enviada ainda." />;
  return (
    <div className={styles.pane}>
      <p className="secondary">
        As últimas listas ficam guardadas. Voltar a uma delas também é conferido antes.
      </p>
      <Table<KeptList>
        aria-label="Listas anteriores"
        size="small"
        rowKey="id"
        pagination={false}
        dataSource={lists.data}
        columns={[
          {
            title: 'Lista',
            render: (_, list) => (
              <div className={styles.stack}>
                <span className={styles.code}>{momentInWords(new Date(list.em))}</span>
                <span>{keptListName(list)}</span>
                <span className="secondary">
                  {counted(list.ativos, 'produto no catálogo', 'produtos no catálogo')}
                </span>
              </div>
            ),
          },
          {
            title: <span className="visually-hidden">Voltar</span>,
            align: 'right',
            render: (_, list) =>
              list.atual ? (
                <Mark tone="success">Em uso</Mark>
              ) : (
                <Button disabled={busy} onClick={() => onChoose(list)}>
                  Voltar a esta lista
                  <span className="visually-hidden"> de {momentInWords(new Date(list.em))}</span>
                </Button>
              ),
          },
        ]}
      />
    </div>
  );
}
