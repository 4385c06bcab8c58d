import { Alert, Button, Radio } from 'antd';
import { useMemo, useState } from 'react';

import { losesMany, type ListCheck } from '../../../../domain/product/list';
import { counted } from '../../../../domain/words/counted';
import { useConfirmDialog } from '../../../ui/dialogs/use-confirm-dialog';
import { cleanedWords, columnsRead, hiddenRows } from './list-file';
import { changesNothing, doneWords, manyGoneWords, numbersOf, wrongLines } from './update-words';
import { kindWords, reportKinds, reportOf, type ReportKind } from './report-rows';
import { ReportTable } from './report-table';
import { saveWrongLines } from './save-wrong-lines';
import type { ChosenList } from './use-list-update';

interface ListReportProps {
  list: ChosenList;
  check: ListCheck;
  onTake: () => void;
  onHiddenRows: () => void;
}

/** The effects of the list, line by line, before anything changes. */
export function ListReport({ list, check, onTake, onHiddenRows }: ListReportProps) {
  const { askConfirmation } = useConfirmDialog();
  const report = useMemo(() => reportOf(check), [check]);
  const shown = reportKinds.filter((kind) => report[kind].length > 0);
  const [chosen, setChosen] = useState<ReportKind>();
  const kind = chosen ?? shown[0];
  const { file } = list;
  const wrong = wrongLines(check).length;

  function ask() {
    askConfirmation({
      title: 'Atualizar produtos?',
      message: `${doneWords(numbersOf(check))}. A lista de agora fica guardada em “Listas anteriores”.`,
      confirm: 'SIM',
      cancel: 'NÃO ATUALIZAR',
      action: losesMany(check) ? askAgain : onTake,
    });
  }

  function askAgain() {
    askConfirmation({
      title: 'A lista está completa?',
      message: manyGoneWords(check),
      confirm: 'SIM, ESTÁ COMPLETA',
      cancel: 'NÃO ATUALIZAR',
      destructive: true,
      action: onTake,
    });
  }

  return (
    <>
      <Verdict check={check} wrong={wrong} />
      {check.grupos.length > 0 && (
        <p>
          Grupos novos:{' '}
          {check.grupos.map(({ CD_GRUPO, DESCRICAO }) => `${CD_GRUPO} (${DESCRICAO})`).join(', ')}.
        </p>
      )}
      {file && <p className="secondary">{columnsRead(file)}</p>}
      {file && cleanedWords(file) && <p className="secondary">{cleanedWords(file)}</p>}
      {file && hiddenRows(file) > 0 && (
        <Alert
          type="warning"
          showIcon
          title={`${counted(hiddenRows(file), 'linha oculta não foi lida', 'linhas ocultas não foram lidas')}.`}
          action={<Button onClick={onHiddenRows}>Incluir linhas ocultas</Button>}
        />
      )}
      {file && file.hidden.length > 0 && (
        <p className="secondary">Abas ocultas não são lidas: {file.hidden.join(', ')}.</p>
      )}
      <div className="flow">
        <Button type="primary" disabled={wrong > 0 || changesNothing(check)} onClick={ask}>
          Atualizar produtos
        </Button>
        {wrong > 0 && file && (
          <Button onClick={() => saveWrongLines(file, check)}>Baixar linhas com erro (CSV)</Button>
        )}
      </div>
      {kind && (
        <>
          <Radio.Group
            aria-label="Linhas mostradas"
            optionType="button"
            options={shown.map((value) => ({
              value,
              label: `${kindWords[value]} (${report[value].length.toLocaleString('pt-BR')})`,
            }))}
            value={kind}
            onChange={({ target }) => setChosen(target.value as ReportKind)}
          />
          <ReportTable kind={kind} rows={report[kind]} />
        </>
      )}
    </>
  );
}

function Verdict({ check, wrong }: { check: ListCheck; wrong: number }) {
  if (wrong > 0) {
    const lines = counted(wrong, 'linha tem erro', 'linhas têm erro');
    return (
      <Alert
        type="error"
        showIcon
        title={`${lines}: corrija o arquivo e envie de novo. Nada foi alterado.`}
      />
    );
  }
  if (changesNothing(check)) {
    return <Alert type="info" showIcon title="A lista é igual aos produtos de agora." />;
  }
  const same = counted(check.iguais, 'igual', 'iguais');
  return (
    <>
      <Alert
        type="info"
        showIcon
        title={`${doneWords(numbersOf(check))}; ${same}. Nada foi alterado ainda.`}
      />
      {losesMany(check) && <Alert type="warning" showIcon title={manyGoneWords(check)} />}
    </>
  );
}
