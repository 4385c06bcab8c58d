import { Button, Progress, Radio } from 'antd';
import { useId, useState } from 'react';

import type { OrderStatus } from '../../../../domain/order/status';
import { dateInSaoPaulo } from '../../../../domain/words/time';
import { useConnected } from '../../../providers/outbox/connection';
import type { OrderWanted } from '../../../providers/order/search/use-order-search';
import { Dialog } from '../../../ui/dialogs/dialog';
import { ExportActions } from './export-actions';
import type { ExportContent } from './export-columns';
import styles from './export-dialog.module.css';
import type { ExportFormat } from './export-file';
import { erpWords } from './erp/erp-words';
import { chosenWords, fileNameOf, stateWords, subjectWords } from './export-words';
import { useExport } from './use-export';

export interface ExportDialogProps {
  status: OrderStatus;
  /** What the filters let through; null for all. */
  wanted?: OrderWanted | null;
  /** The list does not show all of the status. */
  isFiltered?: boolean;
  /** How many orders there are to look through; undefined where that is not known. */
  total?: number | undefined;
  /** These orders and no others, whatever the filters. */
  numbers?: readonly number[];
  /** Opens the file for the ERP. */
  onErp?: () => void;
  onClose: () => void;
}

const contents = [
  { value: 'orders', label: 'Um pedido por linha' },
  { value: 'lines', label: 'Um item por linha' },
];
const formats = [
  { value: 'csv', label: 'CSV' },
  { value: 'xlsx', label: 'XLSX' },
];

/** Asks what is exported, and says how far that is. Closing it ends the export. */
export function ExportDialog({
  status,
  wanted = null,
  isFiltered = false,
  total = 0,
  numbers,
  onErp,
  onClose,
}: ExportDialogProps) {
  const id = useId();
  const [content, setContent] = useState<ExportContent>('orders');
  const [format, setFormat] = useState<ExportFormat>('csv');
  const { state, start, goOn, stop, reset } = useExport();
  const connected = useConnected();
  const { phase, checked } = state;
  const busy = phase === 'reading' || phase === 'writing';
  const all = numbers?.length ?? (wanted && 'number' in wanted ? 1 : total);

  function begin() {
    const name = fileNameOf(numbers ? 'escolhidos' : status, dateInSaoPaulo(new Date()));
    start({ wanted: numbers ? { numbers } : wanted, content, format, name });
  }

  return (
    <Dialog
      title="Exportar pedidos"
      width={480}
      onClose={onClose}
      footer={
        <ExportActions state={state} goOn={goOn} stop={stop} onBegin={begin} onClose={onClose} />
      }
    >
      <div className={styles.body}>
        <p>{numbers ? chosenWords(numbers.length) : subjectWords(status, isFiltered)}</p>
        <div>
          <p id={`${id}-content`} className={styles.label}>
            Conteúdo
          </p>
          <Radio.Group
            aria-labelledby={`${id}-content`}
            options={contents}
            value={content}
            disabled={busy}
            onChange={({ target }) => {
              setContent(target.value as ExportContent);
              reset();
            }}
          />
        </div>
        <div>
          <p id={`${id}-format`} className={styles.label}>
            Formato
          </p>
          <Radio.Group
            aria-labelledby={`${id}-format`}
            options={formats}
            value={format}
            disabled={busy}
            onChange={({ target }) => {
              setFormat(target.value as ExportFormat);
              reset();
            }}
          />
          <p className={styles.hint}>XLSX conserva os zeros no começo dos códigos.</p>
        </div>
        {onErp && (
          <Button type="link" className={`${styles.other}`} disabled={busy} onClick={onErp}>
            {erpWords.open}
          </Button>
        )}
        <div className={styles.state}>
          {busy && (
            <Progress
              percent={phase === 'writing' ? 100 : (100 * checked) / Math.max(all, checked, 1)}
              showInfo={false}
              aria-label="Exportação"
            />
          )}
          <p role="status">{stateWords(state, all, format, connected)}</p>
        </div>
      </div>
    </Dialog>
  );
}
