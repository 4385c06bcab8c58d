import { FileExcelOutlined } from '@ant-design/icons';
import { Alert, Button } from 'antd';
import { describeFailure } from '../../../../domain/outbox/failure';
import type { QuickCatalog } from '../../../../domain/quick-order/catalog';
import { readTable, readText } from '../../../../domain/quick-order/text';
import { readDelimited } from '../../../../domain/words/table/delimited';
import { readFile } from '../../../spreadsheet/read-file';
import { FileRefused } from '../../../spreadsheet/sheets';
import { useNotify } from '../../../ui/notices/notify';
import { FileDrop, spreadsheets } from '../../../ui/forms/file-drop';
import { useFileStage } from '../../../ui/forms/use-file-stage';
import { faultWords, type Outcome } from './reading-words';
import styles from '../quick-order.module.css';
import { ColumnChoice, type Asked } from './column-choice';
import { saveCsvTemplate, saveXlsxTemplate } from './templates';

interface UploadFileProps {
  catalog: QuickCatalog;
  /** Returns why the file was refused. */
  onRead: (outcome: Outcome) => string | undefined;
}

type Stage =
  | { at: 'waiting'; problem?: string | undefined }
  | { at: 'reading'; name: string }
  | { at: 'choosing'; asked: Asked };

/** A CSV or workbook, dropped or chosen. The person chooses uncertain sheets and columns. */
export function UploadFile({ catalog, onRead }: UploadFileProps) {
  const { stage, setStage, begin } = useFileStage<Stage>({ at: 'waiting' });
  const notify = useNotify();

  async function take(file: File) {
    const signal = begin({ at: 'reading', name: file.name });
    try {
      const read = await readFile(file, signal);
      const asked = { name: file.name, ...(read.kind === 'text' ? textSheet(read.text) : read) };
      const [sheet, ...others] = asked.sheets;
      const reading =
        read.kind === 'text'
          ? readText(read.text, catalog)
          : sheet && others.length === 0
            ? readTable(sheet, catalog)
            : undefined;
      if (!reading || reading.kind === 'ask') setStage({ at: 'choosing', asked });
      else finish({ reading, hiddenSheets: asked.hidden });
    } catch (error) {
      if (signal.aborted) return;
      if (!(error instanceof FileRefused)) console.error('The file could not be read', error);
      setStage({
        at: 'waiting',
        problem:
          error instanceof FileRefused
            ? faultWords[error.fault]
            : describeFailure('A planilha não pôde ser lida', error),
      });
    }
  }

  function finish(outcome: Outcome) {
    setStage({ at: 'waiting', problem: onRead(outcome) });
  }

  if (stage.at === 'choosing') {
    return (
      <ColumnChoice
        asked={stage.asked}
        catalog={catalog}
        onRead={finish}
        onBack={() => setStage({ at: 'waiting' })}
      />
    );
  }
  return (
    <div className={`stack close ${styles.pane}`}>
      <FileDrop
        accept={spreadsheets}
        disabled={stage.at === 'reading'}
        className={`${styles.drop}`}
        onFile={(file) => void take(file)}
        Icon={FileExcelOutlined}
      >
        Solte aqui a planilha, ou clique para escolher: CSV, Excel ou LibreOffice
      </FileDrop>
      <div role="status" className={`stack close ${styles.pane}`}>
        {stage.at === 'reading' && <p>Lendo {stage.name}…</p>}
      </div>
      {stage.at === 'reading' && (
        <Button onClick={() => void begin({ at: 'waiting' })}>Cancelar</Button>
      )}
      {stage.at === 'waiting' && stage.problem !== undefined && (
        <Alert type="error" showIcon title={stage.problem} />
      )}
      <div className="flow close">
        <span className="small">Modelo para preencher:</span>
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

/** A text with uncertain columns, as the only sheet of a file. */
function textSheet(text: string): Omit<Asked, 'name'> {
  return { sheets: [{ name: '', hidden: [], ...readDelimited(text) }], hidden: [] };
}
