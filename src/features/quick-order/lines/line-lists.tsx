import { Button } from 'antd';
import { useMemo, useState } from 'react';

import { newestFirst, type Entry, type Verdict } from '../../../../domain/quick-order/quick-order';
import type { QuickCatalog } from '../../../../domain/quick-order/catalog';
import { counted } from '../../../../domain/words/counted';
import { LineTable } from './line-table';
import type { LineActs } from './line-cells';
import styles from '../quick-order.module.css';
import type { QuickOrderState } from '../use-quick-order';

interface LineListsProps {
  quick: QuickOrderState;
  catalog: QuickCatalog;
  /** Called when a line was corrected or removed. */
  onSettled: () => void;
  onSay: (sentence: string) => void;
}

/**
 * The lines to correct, and below them the ready ones. A line moves when the focus leaves it, not while the
 * person types.
 */
export function LineLists({ quick, catalog, onSettled, onSay }: LineListsProps) {
  const { verdicts, mend, takeAway } = quick;
  const [held, setHeld] = useState<{ id: number; toMend: boolean }>();
  const sorted = useMemo(() => newestFirst(verdicts), [verdicts]);
  const isToMend = ({ entry, state }: (typeof sorted)[number]) =>
    held?.id === entry.id ? held.toMend : state === 'toMend';
  const toMend = sorted.filter(isToMend);
  const good = sorted.filter((verdict) => !isToMend(verdict));

  const words = toMend.filter((verdict) => verdict.state === 'toMend' && verdict.fault === 'words');
  const repeated = good.filter(({ state }) => state === 'repeated');

  const unknown = toMend.some(
    (verdict) => verdict.state === 'toMend' && verdict.fault === 'unknown',
  );

  function acceptAll() {
    const count = quick.acceptSuggestions();
    onSay(
      count === 0
        ? 'Nenhuma linha tem uma única sugestão: escolha em cada uma.'
        : `${counted(count, 'sugestão aceita', 'sugestões aceitas')}. Linhas com mais de uma ficam para escolher.`,
    );
    onSettled();
  }

  function takeAll(verdicts: readonly Verdict[]) {
    takeAway(new Set(verdicts.map(({ entry }) => entry.id)));
    onSettled();
  }

  const actsIn = (inToMend: boolean): LineActs => ({
    catalog,
    onWrite(id: number, mended: Partial<Pick<Entry, 'code' | 'quantity'>>) {
      setHeld({ id, toMend: inToMend });
      mend(id, mended);
    },
    onLeave: () => setHeld(undefined),
    onSettle() {
      setHeld(undefined);
      onSettled();
    },
    onChoose(id: number, code: string, quantity?: string) {
      setHeld(undefined);
      mend(id, { code, ...(quantity !== undefined && { quantity }) });
      onSettled();
    },
    onTakeAway(id: number) {
      takeAway(new Set([id]));
      onSettled();
    },
  });

  return (
    <div className={`stack ${styles.lists}`}>
      {toMend.length > 0 && (
        <LineTable title="A corrigir" verdicts={toMend} acts={actsIn(true)} toMend>
          {unknown && (
            <Button size="small" onClick={acceptAll}>
              Aceitar todas as sugestões
            </Button>
          )}
          {words.length > 0 && (
            <Button size="small" onClick={() => takeAll(words)}>
              Retirar textos ({words.length})
            </Button>
          )}
          <Button size="small" onClick={() => takeAll(toMend)}>
            Retirar todas
          </Button>
        </LineTable>
      )}
      {good.length > 0 && (
        <LineTable title="Prontas" verdicts={good} acts={actsIn(false)} toMend={false}>
          {repeated.length > 0 && (
            <Button size="small" onClick={() => takeAll(repeated)}>
              Retirar repetidas ({repeated.length})
            </Button>
          )}
          <Button size="small" onClick={() => takeAll(good)}>
            Retirar todas
          </Button>
        </LineTable>
      )}
    </div>
  );
}
