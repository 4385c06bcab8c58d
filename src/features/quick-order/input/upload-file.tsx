import { FileExcelOutlined } from '@ant-design/icons';
import { Alert, Button, Upload } from 'antd';
import { useEffect, useRef, useState } from 'react';

import { describeFailure } from '../../../../domain/outbox/failure';
import type { QuickCatalog } from '../../../../domain/quick-order/catalog';
import { readFile } from '../../../spreadsheet/read-file';
import { FileRefused, type ReadFile } from '../../../spreadsheet/sheets';
import { useNotify } from '../../../ui/notices/notify';
import { faultWords } from '../lines/fault-words';
import styles from '../quick-order.module.css';
import { outcomeOf, readPasted, readSheet, type Outcome, type ReadLines } from './read-sheet';
import { SheetChoice } from './sheet-choice';
import { saveCsvTemplate, saveXlsxTemplate } from './templates';

interface UploadFileProps {
  catalog: QuickCatalog;
  /** Answers why it was not taken. */
  onRead: (read: ReadLines) => string | undefined;
}

type Stage =
  | { at: 'waiting'; problem?: string | undefined; note?: string | undefined }
  | { at: 'reading'; name: string }
  | { at: 'choosing'; name: string; file: Extract<ReadFile, { kind: 'sheets' }> };

/** A CSV or XLSX, dropped or chosen. What it can't tell by itself, such as the columns, it asks. */
export function UploadFile({ catalog, onRead }: UploadFileProps) {
  const [stage, setStage] = useState<Stage>({ at: 'waiting' });
  const notify = useNotify();
  const reading = useRef<AbortController>(null);
  useEffect(() => () => reading.current?.abort(), []);

  async function take(file: File) {
    reading.current?.abort();
    const { signal } = (reading.current = new AbortController());
    setStage({ at: 'reading', name: file.name });
    try {
      const read = await readFile(file, signal);
      if (read.kind === 'text') {
        finish({ problem: onRead(readPasted(read.text, catalog)) });
        return;
      }
      const [sheet, ...others] = read.sheets;
      const rows = sheet && others.length === 0 ? readSheet(sheet, catalog) : undefined;
      if (rows) finish(outcomeOf(rows, read.hidden, onRead));
      else setStage({ at: 'choosing', name: file.name, file: read });
    } catch (error) {
      if (signal.aborted) return;
      if (!(error instanceof FileRefused)) console.error('The file could not be read', error);
      finish({
        problem:
          error instanceof FileRefused
            ? faultWords[error.fault]
            : describeFailure('A planilha não pôde ser lida', error),
      });
    }
  }

  function finish(outcome: Outcome) {
    setStage({ at: 'waiting', ...outcome });
  }

  if (stage.at === 'choosing') {
    return (
      <SheetChoice
        key={stage.name}
        name={stage.name}
        file={stage.file}
        catalog={catalog}
        onRead={onRead}
        onEnd={finish}
      />
    );
  }
  return (
    <div className={styles.pane}>
      <Upload.Dragger
        accept=".csv,.txt,.xlsx"
        showUploadList={false}
        disabled={stage.at === 'reading'}
        beforeUpload={(file) => {
          void take(file);
          return Upload.LIST_IGNORE;
        }}
        className={`${styles.drop}`}
      >
        <p>
          <FileExcelOutlined aria-hidden style={{ fontSize: 28 }} />
        </p>
        <p>Solte aqui a planilha, ou clique para escolher: CSV ou XLSX</p>
      </Upload.Dragger>
      <div role="status" className={styles.pane}>
        {stage.at === 'reading' && <p>Lendo {stage.name}…</p>}
      </div>
      {stage.at === 'reading' && (
        <Button
          onClick={() => {
            reading.current?.abort();
            finish({});
          }}
        >
          Cancelar
        </Button>
      )}
      {stage.at === 'waiting' && stage.problem !== undefined && (
        <Alert type="error" showIcon title={stage.problem} />
      )}
      {stage.at === 'waiting' && stage.note !== undefined && (
        <Alert type="info" showIcon role="status" title={stage.note} />
      )}
      <div className={styles.templates}>
        <span className={styles.hint}>Modelo para preencher:</span>
        <Button size="small" onClick={saveCsvTemplate}>
          CSV
        </Button>
        <Button
          size="small"
          onClick={() => {
            saveXlsxTemplate().catch((error: unknown) => {
              console.error('The template could not be written', error);
              notify.error(describeFailure('O modelo não foi gerado', error));
            });
          }}
        >
          XLSX
        </Button>
      </div>
    </div>
  );
}
