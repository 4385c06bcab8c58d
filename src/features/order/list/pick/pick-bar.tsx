import { CheckSquareOutlined, PrinterOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useRef, type ReactNode } from 'react';

import type { OrderHead } from '../../../../../domain/order/head';
import { useHeightVariable } from '../../../../ui/hooks/use-height-variable';
import { choiceWords, chosenWords } from '../../many/many-words';
import { MenuButton, type MenuEntry } from '../../parts/menu-button';
import { mostPicked } from '../../parts/most-picked';
import { pickWords } from '../../words/order-words';
import styles from './pick-bar.module.css';
import type { PickedOrders } from './use-picked-orders';

interface PickBarProps {
  /** The chosen orders' sum is shown. */
  priced: boolean;
  picked: PickedOrders;
  /** The orders that are shown. */
  shown: readonly OrderHead[];
  /** How many orders wait to be printed. */
  printing: number;
  /** More ways to choose, under the one that takes what is loaded. */
  choices?: readonly MenuEntry[];
  onChoose?: (key: string) => void;
  /** Said below the bar. */
  note?: ReactNode;
  children: ReactNode;
}

/** Above the rows while some are chosen: how many, ways to choose more or none, and what can be done with them. */
export function PickBar({
  priced,
  picked,
  shown,
  printing,
  choices = [],
  onChoose = () => undefined,
  note,
  children,
}: PickBarProps) {
  const { orders, set, clear, most, dropped, overflows } = picked;
  const button = useRef<HTMLButtonElement>(null);
  const bar = useRef<HTMLDivElement>(null);
  useHeightVariable(bar, '--mmv-pick-bar');

  function choose(key: string) {
    if (key === 'all') set(shown, true);
    else if (key === 'none') clear();
    else onChoose(key);
  }

  return (
    <>
      <div ref={bar} className={styles.bar} role="group" aria-label="Pedidos escolhidos">
        <p role="status" className={styles.count}>
          {chosenWords(orders, priced)}
        </p>
        <MenuButton
          name="Escolher"
          icon={<CheckSquareOutlined aria-hidden />}
          button={button}
          groups={[
            {
              key: 'choices',
              entries: [
                { key: 'all', label: pickWords.all(shown.length, most) },
                ...choices,
                { key: 'none', label: pickWords.none },
              ],
            },
          ]}
          onChoose={choose}
        >
          Escolher
        </MenuButton>
        <div className={styles.acts}>{children}</div>
      </div>
      <div role="status">
        {/* Another element each time, so that screen readers say it again. */}
        {overflows > 0 && <p key={overflows}>{choiceWords.limit(most)}</p>}
        {dropped ? choiceWords.dropped : note}
        {printing > 0 && <p>{choiceWords.printing(printing)}</p>}
      </div>
    </>
  );
}

interface PrintPickedProps {
  orders: readonly OrderHead[];
  onPrint: (orders: readonly OrderHead[]) => void;
}

/** All that a customer can do with several orders. */
export function PrintPicked({ orders, onPrint }: PrintPickedProps) {
  const can = orders.length > 0 && orders.length <= mostPicked;
  return (
    <Button
      type="primary"
      icon={<PrinterOutlined aria-hidden />}
      aria-disabled={!can}
      onClick={() => {
        if (can) onPrint(orders);
      }}
    >
      {pickWords.print(orders.length)}
    </Button>
  );
}
