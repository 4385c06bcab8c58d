import { Progress, Radio, Button } from 'antd';
import { useId, useState, type ReactNode } from 'react';

import type { FileFormat } from '../../spreadsheet/table-file/table-file';
import { Dialog } from '../dialogs/dialog';
import styles from './export-dialog.module.css';
import { stateWords, type Noun } from './export-words';
import { useExport, type ExportSource, type ExportState } from './use-export';

interface ExportDialogProps {
  title: string;
  subject: string;
  noun: Noun;
  /** How many entries there are to read, as far as known. */
  all: number;
  connected: boolean;
  /** Besides CSV and XLSX. */
  formats?: readonly { value: FileFormat; label: string }[];
  sourceOf: (format: FileFormat) => ExportSource;
  more?: (state: ExportState) => string;
  /** More choices; `reset` clears the outcome after a change of them. */
  choices?: (busy: boolean, reset: () => void) => ReactNode;
  other?: (busy: boolean) => ReactNode;
  onClose: () => void;
}

const tableFormats = [
  { value: 'csv', label: 'CSV' },
  { value: 'xlsx', label: 'XLSX' },
];

/** Asks for the format of an export and shows its progress. Closing the dialog cancels the export. */
export function ExportDialog({
  title,
  subject,
  noun,
  all,
  connected,
  formats = [],
  sourceOf,
  more,
  choices,
  other,
  onClose,
}: ExportDialogProps) {
  const id = useId();
  const [format, setFormat] = useState<FileFormat>('csv');
  const { state, start, goOn, stop, reset } = useExport();
  const { phase, checked } = state;
  const busy = phase === 'reading' || phase === 'writing';

  return (
    <Dialog
      title={title}
      width={480}
      onClose={onClose}
      footer={
        <ExportActions
          state={state}
          goOn={goOn}
          stop={stop}
          onBegin={() => start(sourceOf(format), format)}
          onClose={onClose}
        />
      }
    >
      <div className={`stack ${styles.body}`}>
        <p>{subject}</p>
        {choices?.(busy, reset)}
        <div>
          <p id={id} className={`bold ${styles.label}`}>
            Formato
          </p>
          <Radio.Group
            aria-labelledby={id}
            options={[...tableFormats, ...formats]}
            value={format}
            disabled={busy}
            onChange={({ target }) => {
              setFormat(target.value as FileFormat);
              reset();
            }}
          />
          <p className={`secondary ${styles.hint}`}>
            XLSX conserva os zeros no começo dos códigos.
          </p>
        </div>
        {other?.(busy)}
        <div className={styles.state}>
          {busy && (
            <Progress
              percent={phase === 'writing' ? 100 : (100 * checked) / Math.max(all, checked, 1)}
              showInfo={false}
              aria-label="Exportação"
            />
          )}
          <p role="status">{stateWords({ state, noun, all, format, connected, more })}</p>
        </div>
      </div>
    </Dialog>
  );
}

interface ExportActionsProps extends Pick<ReturnType<typeof useExport>, 'state' | 'goOn' | 'stop'> {
  onBegin: () => void;
  onClose: () => void;
}

/** The buttons of the dialog for each phase of the export. */
function ExportActions({ state, goOn, stop, onBegin, onClose }: ExportActionsProps) {
  const { phase } = state;
  const close = <Button onClick={onClose}>Fechar</Button>;
  if (phase === 'reading' || phase === 'writing') {
    return (
      <>
        {close}
        <Button key="act" onClick={stop}>
          Parar
        </Button>
      </>
    );
  }
  const again = phase === 'stopped' || phase === 'failed';
  return (
    <>
      {close}
      {again && <Button onClick={onBegin}>Começar de novo</Button>}
      <Button key="act" type="primary" onClick={again ? goOn : onBegin}>
        {again ? 'Continuar' : phase === 'broken' ? 'Começar de novo' : 'Exportar'}
      </Button>
    </>
  );
}
