import { SearchOutlined } from '@ant-design/icons';
import { AutoComplete } from 'antd';
import { useId, useState } from 'react';

import { isFindable, type FoundOrder } from '../../../../domain/order/search/finder';
import { can } from '../../../../domain/session/access';
import { statusNames } from '../../../../domain/order/status';
import { tidyText } from '../../../../domain/words/text';
import { formatCents } from '../../../../domain/words/money';
import { dataOf, seenAtOf, type Live } from '../../../providers/live/live';
import { useFoundOrders } from '../../../providers/order/search/found-orders';
import { useUser } from '../../../providers/session/session';
import { useControlSize } from '../../../ui/hooks/use-control-size';
import { useDebounced } from '../../../ui/hooks/use-debounced';
import { finderTexts } from '../words/finder-words';
import { statusIcons } from '../marks/status-tag';
import styles from './order-finder.module.css';

interface OrderFinderProps {
  /** All of a customer's orders have the same company and show no prices. */
  reader: 'staff' | 'customer';
  onFind: (order: FoundOrder) => void;
  /** Lists all orders that match the typed words. */
  onList?: (typed: string) => void;
}

interface Option {
  value: string;
  /** Undefined for the last option, which lists all matches. */
  order?: FoundOrder;
}

/** In milliseconds: the pause in typing before the search starts. */
const pauseMs = 250;

/** One field that searches orders by any of their data. Choosing a result opens the order. */
export function OrderFinder({ reader, onFind, onList }: OrderFinderProps) {
  const id = useId();
  const size = useControlSize();
  const sells = can(useUser(), 'quoteForCustomers');
  const [typed, setTyped] = useState('');
  const settled = useDebounced(typed, pauseMs);
  const answer = useFoundOrders(settled);
  const isCurrent = settled === typed;
  const found = isCurrent ? dataOf(answer) : undefined;
  const options: Option[] = (found ?? []).map((order) => ({
    value: String(order.numerodopedido),
    order,
  }));
  const isOnDevice = isCurrent && seenAtOf(answer) !== undefined;
  if (onList && !isOnDevice && options.length > 0) options.push({ value: finderTexts.all });
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
      popupRender={(list) => (
        <>
          {isOnDevice && (
            <p className={`small ${styles.device}`} role="status">
              {finderTexts.onDevice(sells)}
            </p>
          )}
          {list}
        </>
      )}
      styles={{ popup: { root: { width: 'var(--mmv-popup)' } } }}
      notFoundContent={
        isFindable(typed) && (
          <p role="status">
            {isOnDevice
              ? finderTexts.noneOnDevice(typed)
              : wordsOf(isCurrent ? answer : { status: 'loading' }, typed)}
          </p>
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

function wordsOf({ status }: Pick<Live<unknown>, 'status'>, typed: string): string {
  if (status === 'loading') return finderTexts.searching;
  return status === 'failed' ? finderTexts.failed : finderTexts.none(typed);
}

/** Number, status and date; below them the customer and the match. */
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
