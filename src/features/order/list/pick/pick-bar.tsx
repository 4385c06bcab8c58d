import { CheckSquareOutlined, PrinterOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useRef, type ReactNode } from 'react';

import { useHeightVariable } from '../../../../ui/hooks/use-height-variable';
import { choiceWords, chosenWords } from '../../many/many-words';
import { MenuButton, type MenuEntry } from '../../../../ui/pieces/menu-button';
import { mostPicked } from '../../parts/most-picked';
import { pickWords } from '../../words/order-words';
import styles from './pick-bar.module.css';
import type { OrderListState } from '../order-lists';
import { usePrinting } from '../use-order-rows';

interface PickBarProps {
  /** Shows the sum of the chosen orders. */
  priced: boolean;
  picked: OrderListState['picked'];
  /** More ways to choose, in the menu below the button that chooses all loaded orders. */
  choices?: readonly MenuEntry[];
  onChoose?: (key: string) => void;
  /** A note below the bar. */
  note?: ReactNode;
  children: ReactNode;
}

/** Above the rows while orders can be chosen: the count, ways to choose, and the actions. */
export function PickBar({
  priced,
  picked,
  choices = [],
  onChoose = () => undefined,
  note,
  children,
}: PickBarProps) {
  const { items, shown, set, clear, most, dropped, overflows } = picked;
  const { waiting } = usePrinting();
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
          {chosenWords(items, priced)}
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
        {/* A new key each time, so that screen readers repeat the text. */}
        {overflows > 0 && <p key={overflows}>{choiceWords.limit(most)}</p>}
        {dropped ? choiceWords.dropped : note}
        {waiting > 0 && <p>{choiceWords.printing(waiting)}</p>}
      </div>
    </>
  );
}

/** The bar of a customer, who can only print. */
export function PrintBar({ picked }: OrderListState) {
  const { items } = picked;
  const { print } = usePrinting();
  const can = items.length > 0 && items.length <= mostPicked;
  return (
    <PickBar priced={false} picked={picked}>
      <Button
        type="primary"
        icon={<PrinterOutlined aria-hidden />}
        aria-disabled={!can}
        onClick={() => {
          if (can) print(items);
        }}
      >
        {pickWords.print(items.length)}
      </Button>
    </PickBar>
  );
}
