import { Button, Modal, Progress, Radio } from 'antd';
import { useId, useState } from 'react';

import type { OrderStatus } from '../../../../domain/order-status';
import { dateInSaoPaulo } from '../../../../domain/time';
import { useConnected } from '../../../providers/connection';
import type { OrderWanted } from '../../../providers/use-order-search';
import type { ExportContent } from './export-columns';
import styles from './export-dialog.module.css';
import type { ExportFormat } from './export-file';
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

/** Asks what is exported, and says how far that is. Closing it stops the export. */
export function ExportDialog({
  status,
  wanted = null,
  isFiltered = false,
  total = 0,
  numbers,
  onClose,
}: ExportDialogProps) {
  const id = useId();
  const [content, setContent] = useState<ExportContent>('orders');
  const [format, setFormat] = useState<ExportFormat>('csv');
  const { state, start, goOn, stop } = useExport();
  const connected = useConnected();
  const { phase, checked } = state;
  const busy = phase === 'reading' || phase === 'writing';
  const all = numbers?.length ?? (wanted && 'number' in wanted ? 1 : total);

  function begin() {
    const name = fileNameOf(status, dateInSaoPaulo(new Date()));
    start({ wanted: numbers ? { numbers } : wanted, content, format, name });
  }

  function act() {
    if (busy) return { text: 'Parar', onClick: stop };
    if (phase === 'failed') return { text: 'Continuar', onClick: goOn };
    return { text: 'Exportar', onClick: begin };
  }

  const { text, onClick } = act();
  return (
    <Modal
      open
      centered
      width={440}
      title={<h2 style={{ font: 'inherit' }}>Exportar pedidos</h2>}
      mask={{ closable: false }}
      closable={{ 'aria-label': 'Fechar' }}
      onCancel={onClose}
      footer={
        <>
          <Button onClick={onClose}>Fechar</Button>
          <Button type={busy ? 'default' : 'primary'} onClick={onClick}>
            {text}
          </Button>
        </>
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
            onChange={({ target }) => setContent(target.value as ExportContent)}
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
            onChange={({ target }) => setFormat(target.value as ExportFormat)}
          />
          <p className={styles.hint}>XLSX conserva os zeros no começo dos códigos.</p>
        </div>
        <div className={styles.state}>
          {busy && (
            <Progress
              percent={phase === 'writing' ? 100 : (100 * checked) / Math.max(all, checked, 1)}
              showInfo={false}
              aria-label="Exportação"
            />
          )}
          <p role="status">{stateWords(state, all, connected)}</p>
        </div>
      </div>
    </Modal>
  );
}
