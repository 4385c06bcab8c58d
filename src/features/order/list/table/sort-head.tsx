import { CaretDownOutlined, CaretUpOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useEffect, useRef, type ReactNode } from 'react';

import { orderSorts, type OrderSort } from '../../../../../domain/order/search/question';
import { sortWords } from '../../search/further/further-words';
import styles from './sort-head.module.css';
import { sortsOf, type Sorting } from './use-sorting';

interface SortHeadProps {
  column: string;
  sorting: Sorting | undefined;
  children: ReactNode;
}

/** The head of a column; a button where the list can be sorted by it. */
export function SortHead({ column, sorting, children }: SortHeadProps) {
  const sorts = sortsOf(column, sorting);
  if (!sorting || sorts.length === 0) return children;
  return (
    <SortButton column={column} sorting={sorting} sorts={sorts}>
      {children}
    </SortButton>
  );
}

interface SortButtonProps extends SortHeadProps {
  sorting: Sorting;
  sorts: readonly OrderSort[];
}

function SortButton({ column, sorting, sorts, children }: SortButtonProps) {
  const { now, usual, choose } = sorting;
  const button = useRef<HTMLButtonElement>(null);
  const asked = sorting.asker === column;
  // The table goes while the list is read anew, and the focus to what is around it.
  useEffect(() => {
    if (asked && document.activeElement?.contains(button.current)) {
      button.current?.focus({ preventScroll: true });
    }
  }, [asked]);

  const [first = usual] = sorts;
  const next =
    sorts[sorts.indexOf(now) + 1] ?? (sorts.length === 1 && now === first ? usual : first);
  return (
    <Button
      ref={button}
      type="text"
      size="small"
      className={`${styles.button}`}
      iconPlacement="end"
      icon={<Arrow now={sorts.includes(now) ? now : undefined} />}
      title={sortWords[next]}
      onClick={() => choose(next === usual ? '' : next, column)}
    >
      {children}
    </Button>
  );
}

/** Keeps its room while the list is sorted by something else. */
function Arrow({ now }: { now: OrderSort | undefined }) {
  if (now === undefined) return <CaretDownOutlined aria-hidden className={styles.idle} />;
  return orderSorts[now].last ? <CaretDownOutlined aria-hidden /> : <CaretUpOutlined aria-hidden />;
}
