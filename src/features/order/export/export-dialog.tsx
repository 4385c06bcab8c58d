import { Button, Radio } from 'antd';
import { useId, useState } from 'react';

import { discountOf } from '../../../../domain/order/quote/discount';
import type { ListedStatus } from '../../../../domain/order/status';
import { can } from '../../../../domain/session/access';
import { dateOfDay } from '../../../../domain/words/time';
import { useConnected } from '../../../providers/outbox/connection';
import { useToday } from '../../../providers/page/use-today';
import {
  useOrderReader,
  type OrdersToRead,
} from '../../../providers/order/search/use-order-reader';
import { useAsksForTerms } from '../../../providers/order/terms';
import { useUser } from '../../../providers/session/session';
import { ExportDialog as GeneralDialog } from '../../../ui/export/export-dialog';
import { fileNameOf } from '../../../ui/export/export-words';
import type { ExportSource } from '../../../ui/export/use-export';
import { ErpDialog } from './erp/erp-dialog';
import { exportTable, type ExportContent } from './export-columns';
import styles from '../../../ui/export/export-dialog.module.css';
import {
  chosenWords,
  erpWords,
  fileWords,
  orderNoun,
  rowsAndSum,
  subjectWords,
} from './export-words';

interface ExportDialogProps {
  status: ListedStatus;
  wanted: OrdersToRead;
  /** A filter is active within the status. */
  isFiltered?: boolean;
  /** How many orders there are; undefined while unknown. */
  total: number | undefined;
  /** Opens the file for the ERP. */
  onErp?: () => void;
  onClose: () => void;
}

const contents = [
  { value: 'orders', label: 'Um pedido por linha' },
  { value: 'lines', label: 'Um item por linha' },
];

/** Asks what to export of the orders. */
export function ExportDialog({
  status,
  wanted,
  isFiltered = false,
  total = 0,
  onErp,
  onClose,
}: ExportDialogProps) {
  const id = useId();
  const [content, setContent] = useState<ExportContent>('orders');
  const isChosen = 'numbers' in wanted;
  const reader = useOrderReader();
  const connected = useConnected();
  const today = useToday();
  const terms = useAsksForTerms();

  function sourceOf(discounts = false): ExportSource {
    const read = reader(wanted);
    const { columns, rowsOf } = exportTable(content, { terms, discounts });
    return {
      sheet: 'Pedidos',
      columns,
      name: fileNameOf(fileWords(isChosen ? 'escolhidos' : status), dateOfDay(today)),
      read: async () => {
        const step = await read();
        if (!step) return null;
        const { orders, checked } = step;
        // The columns stand in the file's first row.
        if (!discounts && orders.some(discountOf)) return { instead: sourceOf(true) };
        return {
          rows: orders.flatMap(rowsOf),
          checked,
          taken: orders.length,
          cents: orders.reduce((sum, { centavos }) => sum + centavos, 0),
        };
      },
    };
  }

  return (
    <GeneralDialog
      title="Exportar pedidos"
      subject={isChosen ? chosenWords(total) : subjectWords(status, isFiltered)}
      noun={orderNoun}
      all={total}
      connected={connected}
      sourceOf={() => sourceOf()}
      more={rowsAndSum}
      choices={(busy, reset) => (
        <div>
          <p id={id} className={`bold ${styles.label}`}>
            Conteúdo
          </p>
          <Radio.Group
            aria-labelledby={id}
            options={contents}
            value={content}
            disabled={busy}
            onChange={({ target }) => {
              setContent(target.value as ExportContent);
              reset();
            }}
          />
        </div>
      )}
      {...(onErp && {
        other: (busy) => (
          <Button type="link" className={`${styles.other}`} disabled={busy} onClick={onErp}>
            {erpWords.open}
          </Button>
        ),
      })}
      onClose={onClose}
    />
  );
}

/** The export of a list. Administrators can switch to the file for the ERP. */
export function ExportDialogs(props: Omit<ExportDialogProps, 'onErp'>) {
  const [erp, setErp] = useState(false);
  const readsAll = can(useUser(), 'ordersOfAll');
  if (erp) return <ErpDialog onClose={props.onClose} />;
  return <ExportDialog {...props} {...(readsAll && { onErp: () => setErp(true) })} />;
}
