import { CheckSquareOutlined, PrinterOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useRef, type ReactNode } from 'react';

import { useHeightVariable } from '../../../../ui/hooks/use-height-variable';
import { choiceWords, chosenWords } from '../../many/many-words';
import { MenuButton, type MenuEntry } from '../../../../ui/pieces/menu-button';
import { maxPrinted } from '../../parts/max-printed';
import { pickWords } from '../../words/order-words';
import styles from './pick-bar.module.css';
import type { OrderListState } from '../order-lists';
import { usePrinting } from '../use-order-rows';

interface PickBarProps {
  /** The chosen orders' sum is shown. */
  priced: boolean;
  picked: OrderListState['picked'];
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
        {/* Another element each time, so that screen readers say it again. */}
        {overflows > 0 && <p key={overflows}>{choiceWords.limit(most)}</p>}
        {dropped ? choiceWords.dropped : note}
        {waiting > 0 && <p>{choiceWords.printing(waiting)}</p>}
      </div>
    </>
  );
}

/** All that a customer can do with several orders. */
export function PrintBar({ picked }: OrderListState) {
  const { items } = picked;
  const { print } = usePrinting();
  const can = items.length > 0 && items.length <= maxPrinted;
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
