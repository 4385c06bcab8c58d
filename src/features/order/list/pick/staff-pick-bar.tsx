import { Button } from 'antd';
import { useCallback, useEffect, useMemo, useState } from 'react';

import type { OrderHead } from '../../../../../domain/order/head';
import { canMove, orderActions, type ListedStatus } from '../../../../../domain/order/status';
import { can } from '../../../../../domain/session/access';
import { useOrders } from '../../../../providers/order/orders';
import { useUser } from '../../../../providers/session/session';
import { useNotify } from '../../../../ui/notices/notify';
import { useExportChosen } from '../../export/use-export-chosen';
import { HandOverDialog } from '../../many/hand-over-dialog';
import { ProgressDialog } from '../../many/progress-dialog';
import { choiceWords, leavingWords, noneWords } from '../../many/many-words';
import { sortOut, type Sorted } from '../../many/sort-out';
import { useAllMatching } from '../../many/use-all-matching';
import { useManyMoves } from '../../many/use-many-moves';
import { maxPrinted } from '../../parts/max-printed';
import { orderActs, type OrderActKey } from '../../parts/order-acts';
import { filtersIn } from '../../search/order-filters';
import type { OrderListState } from '../order-lists';
import { useHeadReader } from '../../../../providers/order/search/use-order-reader';
import { usePrinting } from '../use-order-rows';
import { PickBar } from './pick-bar';
import { PickedActs } from './picked-acts';

/** The bar of people who move orders. Its actions are those of a row (decision 78). */
export function StaffPickBar({ place, applied, picked }: OrderListState) {
  const { items, question, set, clear } = picked;
  const { print } = usePrinting();
  const notify = useNotify();
  const [handsOver, setHandsOver] = useState(false);
  const [progressing, setProgressing] = useState<Sorted>();
  const exporting = useExportChosen(place.status, items);
  const choose = useCallback(
    (found: readonly OrderHead[]) => {
      clear();
      set(found, true);
    },
    [clear, set],
  );
  const filters = useMemo(() => filtersIn(applied), [applied]);
  const reader = useHeadReader();
  const { phase, read, stop } = useAllMatching({ filters, question, reader, onRead: choose });
  const drop = useCallback((orders: readonly OrderHead[]) => set(orders, false), [set]);
  const move = useManyMoves(clear, drop);
  const acts = useActs(items, place.status);
  // The panel must be loaded before a connection is lost.
  useEffect(() => {
    import('../../many/many-panel').catch((error: unknown) =>
      console.warn('The panel of many orders was not loaded ahead', error),
    );
  }, []);

  function act({ key, sorted, whyNot }: ChosenAct) {
    if (whyNot !== undefined) notify.error(whyNot);
    else if (key === 'vendedor') setHandsOver(true);
    else if (key === 'andamento') setProgressing(sorted);
    else if (key === 'imprimir') print(items);
    else if (key === 'exportar') exporting.show();
    else move(sorted, key);
  }

  function note() {
    if (phase === 'full') return choiceWords.full;
    if (phase === 'failed') return choiceWords.failed;
    if (phase === 'idle') return null;
    return (
      <>
        {choiceWords.reading(items.length)}{' '}
        <Button size="small" onClick={stop}>
          Parar
        </Button>
      </>
    );
  }

  return (
    <>
      <PickBar
        priced
        picked={picked}
        choices={[{ key: 'matching', label: 'Todos os que passam pelos filtros' }]}
        onChoose={() => void read()}
        note={
          <>
            {note()}
            {leavingWords(acts).map((sentence) => (
              <p key={sentence}>{sentence}</p>
            ))}
          </>
        }
      >
        <PickedActs acts={acts} disabled={items.length === 0} onAct={act} />
      </PickBar>
      {handsOver && (
        <HandOverDialog chosen={items} onBegun={clear} onClose={() => setHandsOver(false)} />
      )}
      {progressing && (
        <ProgressDialog
          sorted={progressing}
          onBegun={clear}
          onClose={() => setProgressing(undefined)}
        />
      )}
      {exporting.dialog}
    </>
  );
}

const approved = orderActions.aprovar.to;

type ChosenAct = ReturnType<typeof useActs>[number];

/** The actions of this person on orders of the status, with the chosen orders that each applies to. */
function useActs(chosen: readonly OrderHead[], status: ListedStatus) {
  const user = useUser();
  const { actOn } = useOrders();
  return useMemo(
    () =>
      Object.entries(orderActs).flatMap(([name, act]) => {
        const key = name as OrderActKey;
        const change = 'change' in act ? act.change : undefined;
        if ('needs' in act && !can(user, act.needs)) return [];
        if (change?.campo === 'status' && status !== '' && !canMove(status, change.acao)) return [];
        if (change?.campo === 'andamento' && !['', approved].includes(status)) return [];
        const isWaiting = (order: OrderHead) => actOn(order) !== undefined;
        const sorted = change
          ? sortOut(change, chosen, user, isWaiting)
          : { orders: chosen, left: [], waiting: [] };
        return [{ ...act, key, sorted, whyNot: whyNone(key, sorted) }];
      }),
    [chosen, status, user, actOn],
  );
}

function whyNone(key: OrderActKey, sorted: Sorted): string | undefined {
  const { orders, left, waiting } = sorted;
  if (key === 'imprimir') {
    return orders.length > maxPrinted ? choiceWords.tooManyToPrint : undefined;
  }
  const isNone = orders.length === 0 && left.length + waiting.length > 0;
  return key !== 'exportar' && isNone ? noneWords(key, sorted) : undefined;
}
