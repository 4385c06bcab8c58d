import { FileExcelOutlined } from '@ant-design/icons';
import { Alert, Button, Spin } from 'antd';

import { CurrentList } from './current-list';
import { LabelledSelect } from '../../../ui/forms/labelled-select';
import { FileDrop, spreadsheets } from '../../../ui/forms/file-drop';
import { withHiddenRows, type ListFile } from './list-file';
import { ListReport } from './list-report';
import { doneWords } from './update-words';
import styles from './update-products.module.css';
import type { ListStage, ListUpdate } from './use-list-update';

/** From the distributor's file to the catalogue: choose, check line by line, take all or nothing. */
export function ListPane({ update }: { update: ListUpdate }) {
  const { stage, checkList, takeList, startAnew } = update;
  if (stage.at === 'waiting') {
    return (
      <div className={styles.pane}>
        <ChooseFile update={update} />
        {stage.problem !== undefined && <Alert type="error" showIcon title={stage.problem} />}
        <CurrentList onCheck={(list) => void checkList(list)} />
      </div>
    );
  }
  return (
    <div className={styles.pane}>
      <div className="flow">
        <h2 className={styles.title}>{nameOf(stage)}</h2>
        {stage.at !== 'taking' && (
          <Button onClick={startAnew}>{stage.at === 'reading' ? 'Cancelar' : 'Outra lista'}</Button>
        )}
      </div>
      <SheetSelect stage={stage} onChoose={update.chooseSheet} />
      <div role="status">{waitingWords(stage)}</div>
      {stage.at === 'unread' && <Alert type="error" showIcon title={stage.problem} />}
      {stage.at === 'failed' && (
        <Alert
          type="error"
          showIcon
          title={stage.problem}
          action={<Button onClick={() => void checkList(stage.list)}>Conferir de novo</Button>}
        />
      )}
      {stage.at === 'checked' && (
        <ListReport
          // A new check opens the worst kind of problem.
          key={stage.check.versao}
          list={stage.list}
          check={stage.check}
          onTake={() => void takeList(stage.list, stage.check)}
          onHiddenRows={() => {
            if (stage.list.file) update.chooseSheet(withHiddenRows(stage.list.file));
          }}
        />
      )}
      {stage.at === 'taken' && (
        <Alert
          type="success"
          showIcon
          role="status"
          title={`Produtos atualizados: ${doneWords(stage.taken)}.`}
        />
      )}
    </div>
  );
}

function ChooseFile({ update }: { update: ListUpdate }) {
  return (
    <>
      <p className="secondary">
        Uma planilha com uma linha por produto e as colunas código, descrição, grupo, preço e
        estoque; se houver, ativo (S ou N) e nome do grupo. Produtos que não estão nela saem do
        catálogo. Nada muda antes da sua confirmação.
      </p>
      <FileDrop
        accept={spreadsheets}
        onFile={(file) => void update.chooseFile(file)}
        Icon={FileExcelOutlined}
      >
        Solte aqui a lista de produtos, ou clique para escolher: CSV, Excel ou LibreOffice
      </FileDrop>
    </>
  );
}

function SheetSelect({
  stage,
  onChoose,
}: {
  stage: ListStage;
  onChoose: (file: ListFile) => void;
}) {
  const file = fileOf(stage);
  if (!file || file.sheets.length < 2 || stage.at === 'taking' || stage.at === 'taken') return null;
  return (
    <div className={styles.sheet}>
      <LabelledSelect
        label="Aba"
        options={file.sheets.map(({ name }, at) => ({ value: String(at), label: name }))}
        value={String(file.place)}
        onChange={(place) => onChoose({ ...file, place: Number(place) })}
      />
    </div>
  );
}

function fileOf(stage: ListStage): ListFile | undefined {
  if (stage.at === 'unread') return stage.file;
  return 'list' in stage ? stage.list.file : undefined;
}

function nameOf(stage: ListStage): string {
  if ('list' in stage) return stage.list.name;
  if (stage.at === 'unread') return stage.file.name;
  return stage.at === 'reading' ? stage.name : '';
}

function waitingWords(stage: ListStage) {
  const words = {
    reading: 'Lendo o arquivo…',
    checking: 'Conferindo com os produtos de agora…',
    taking: 'Salvando a lista…',
  };
  if (stage.at !== 'reading' && stage.at !== 'checking' && stage.at !== 'taking') return null;
  return (
    <div className="flow">
      <Spin />
      {words[stage.at]}
    </div>
  );
}
