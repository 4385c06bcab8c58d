import { SearchOutlined } from '@ant-design/icons';
import { AutoComplete } from 'antd';
import { useId, useState } from 'react';

import { isFindable, type FoundOrder } from '../../../../domain/order/search/finder';
import { statusNames } from '../../../../domain/order/status';
import { tidyText } from '../../../../domain/words/text';
import { formatCents } from '../../../../domain/words/money';
import { dataOf, type Live } from '../../../providers/live/live';
import { useFoundOrders } from '../../../providers/order/search/found-orders';
import { useControlSize } from '../../../ui/hooks/use-control-size';
import { useDebounced } from '../../../ui/hooks/use-debounced';
import { finderTexts } from '../words/finder-words';
import { statusIcons } from '../marks/status-tag';
import styles from './order-finder.module.css';

interface OrderFinderProps {
  /** A customer's orders are all of one company and tell no price. */
  reader: 'staff' | 'customer';
  onFind: (order: FoundOrder) => void;
  /** Lists whatever the typed words find. */
  onList?: (typed: string) => void;
}

interface Option {
  value: string;
  /** Undefined for the last one, which lists all of them. */
  order?: FoundOrder;
}

/** Milliseconds without a keystroke before orders are asked for. */
const pauseMs = 250;

/** One field for whatever somebody knows of an order; what is chosen from the list below it is opened. */
export function OrderFinder({ reader, onFind, onList }: OrderFinderProps) {
  const id = useId();
  const size = useControlSize();
  const [typed, setTyped] = useState('');
  const settled = useDebounced(typed, pauseMs);
  const answer = useFoundOrders(settled);
  const isCurrent = settled === typed;
  const found = isCurrent ? dataOf(answer) : undefined;
  const options: Option[] = (found ?? []).map((order) => ({
    value: String(order.numerodopedido),
    order,
  }));
  if (onList && options.length > 0) options.push({ value: finderTexts.all });
  return (
    <AutoComplete<string, Option>
      id={id}
      style={{ width: '100%' }}
      aria-label={finderTexts.label}
      placeholder={finderTexts.hint[reader]}
      prefix={<SearchOutlined aria-hidden />}
      allowClear
      defaultActiveFirstOption
      listHeight={400}
      size={size}
      value={typed}
      options={options}
      optionRender={({ data: { order } }) =>
        order ? <Found order={order} reader={reader} /> : finderTexts.all
      }
      showSearch={{ filterOption: false, onSearch: setTyped }}
      popupMatchSelectWidth={false}
      styles={{ popup: { root: { width: 'var(--mmv-popup)' } } }}
      notFoundContent={
        isFindable(typed) && (
          <p role="status">{statusText(isCurrent ? answer : { status: 'loading' }, typed)}</p>
        )
      }
      onSelect={(_, { order }) => {
        setTyped('');
        if (order) onFind(order);
        else onList?.(tidyText(typed));
      }}
    />
  );
}

function statusText({ status }: Pick<Live<unknown>, 'status'>, typed: string): string {
  if (status === 'loading') return finderTexts.searching;
  return status === 'failed' ? finderTexts.failed : finderTexts.none(typed);
}

/** Number, status and date; below them whose it is, and why it was found. */
function Found({ order, reader }: Pick<OrderFinderProps, 'reader'> & { order: FoundOrder }) {
  const { numerodopedido, status, data, cliente, referencia, produto, total } = order;
  const facts = [
    reader === 'staff' && cliente,
    reader === 'staff' && total !== undefined && formatCents(total),
    referencia !== undefined && finderTexts.reference(referencia),
    produto,
  ];
  return (
    <span className={styles.found}>
      <span className={styles.head}>
        <strong>{numerodopedido}</strong>
        <span>
          {statusIcons[status]} {statusNames[status]}
        </span>
        <span className={styles.day}>{data}</span>
      </span>
      <small className={`small ${styles.facts}`}>{facts.filter(Boolean).join(' · ')}</small>
    </span>
  );
}
