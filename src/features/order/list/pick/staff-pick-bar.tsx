import { Button } from 'antd';
import { useCallback, useEffect, useState } from 'react';

import type { OrderHead } from '../../../../../domain/order/head';
import { statusButtonAction, type OrderStatus } from '../../../../../domain/order/status';
import { useNotify } from '../../../../ui/notices/notify';
import { useExportChosen } from '../../export/use-export-chosen';
import { HandOverDialog } from '../../many/hand-over-dialog';
import { choiceWords, manyWords } from '../../many/many-words';
import { useAllMatching } from '../../many/use-all-matching';
import { useManyMoves } from '../../many/use-many-moves';
import { mostPicked } from '../../parts/most-picked';
import type { OrderFilters } from '../../search/order-filters';
import type { OrderView } from '../order-views';
import { PickBar } from './pick-bar';
import { PickedActs, type PickedAct } from './picked-acts';
import type { PickedOrders } from './use-picked-orders';

interface StaffPickBarProps {
  view: OrderView;
  status: OrderStatus;
  picked: PickedOrders;
  shown: readonly OrderHead[];
  filters: OrderFilters;
  /** How many orders wait to be printed. */
  printing: number;
  onPrint: (orders: readonly OrderHead[]) => void;
}

/** What those who move orders can do with the chosen ones: what the columns let them do with one (decision 78). */
export function StaffPickBar({
  view,
  status,
  picked,
  shown,
  filters,
  printing,
  onPrint,
}: StaffPickBarProps) {
  const { orders, question, set, clear } = picked;
  const notify = useNotify();
  const [handsOver, setHandsOver] = useState(false);
  const exporting = useExportChosen(status, orders);
  const choose = useCallback(
    (found: readonly OrderHead[]) => {
      clear();
      set(found, true);
    },
    [clear, set],
  );
  const { phase, read, stop } = useAllMatching({
    ...{ filters, question },
    onRead: choose,
  });
  const move = useManyMoves(clear);
  const moves = statusButtonAction(status);
  // The panel has to be there when the connection goes.
  useEffect(() => {
    import('../../many/many-panel').catch((error: unknown) =>
      console.warn('The panel of many orders was not loaded ahead', error),
    );
  }, []);

  function print() {
    if (orders.length > mostPicked) notify.error(choiceWords.tooManyToPrint);
    else onPrint(orders);
  }

  const acts: PickedAct[] = [
    ...(moves && view.columns.includes('moveStatus')
      ? [{ key: moves, label: manyWords[moves].button, act: () => move(orders, moves) }]
      : []),
    ...(status !== 'Excluido' && view.columns.includes('delete')
      ? [
          {
            key: 'excluir',
            label: manyWords.excluir.button,
            danger: true,
            act: () => move(orders, 'excluir'),
          },
        ]
      : []),
    ...(view.columns.includes('changeSeller')
      ? [{ key: 'vendedor', label: manyWords.vendedor.button, act: () => setHandsOver(true) }]
      : []),
    { key: 'imprimir', label: 'Imprimir', act: print },
    ...(view.exports ? [{ key: 'exportar', label: 'Exportar', act: exporting.show }] : []),
  ];

  function note() {
    if (phase === 'full') return choiceWords.full;
    if (phase === 'failed') return choiceWords.failed;
    if (phase === 'idle') return null;
    return (
      <>
        {choiceWords.reading(orders.length)}{' '}
        <Button size="small" onClick={stop}>
          Parar
        </Button>
      </>
    );
  }

  return (
    <>
      <PickBar
        priced={view.priced}
        picked={picked}
        shown={shown}
        printing={printing}
        choices={[{ key: 'matching', label: 'Todos os que passam pelos filtros' }]}
        onChoose={() => void read()}
        note={note()}
      >
        <PickedActs acts={acts} disabled={orders.length === 0} />
      </PickBar>
      {handsOver && (
        <HandOverDialog chosen={orders} onBegun={clear} onClose={() => setHandsOver(false)} />
      )}
      {exporting.dialog}
    </>
  );
}
