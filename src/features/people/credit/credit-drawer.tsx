import { FileExcelOutlined } from '@ant-design/icons';
import { Alert, Button, Spin } from 'antd';

import type { CreditProblem } from '../../../../domain/people/credit/upload';
import type { List } from '../../../list/list';
import { PlainList } from '../../../list/plain-list';
import { Drawer } from '../../../ui/dialogs/drawer';
import { FileDrop, spreadsheets } from '../../../ui/forms/file-drop';
import { checkedWords, takenWords, wrongWords } from './credit-words';
import { useCreditUpload } from './use-credit-upload';

interface CreditDrawerProps {
  open: boolean;
  onClose: () => void;
}

const problems: List<CreditProblem> = {
  columns: [
    {
      ...{ key: 'linha', label: 'Linha', card: 'top', cardLabel: 'Linha', tight: true },
      cell: ({ item }) => item.linha,
    },
    {
      ...{ key: 'problema', label: 'O que está errado', card: 'title', names: true },
      cell: ({ item }) => item.problema,
    },
  ],
  keyOf: ({ linha }) => String(linha),
  nameOf: ({ problema }) => problema,
  tableFrom: 640,
  cards: 'lines',
};

/** 'Atualizar crédito': the distributor's sheet, checked line by line and stored as a whole. */
export function CreditDrawer({ open, onClose }: CreditDrawerProps) {
  const { stage, chooseFile, checkSheet, takeSheet, startAnew } = useCreditUpload();
  return (
    <Drawer title="Atualizar crédito" size="min(760px, 100vw)" open={open} onClose={onClose}>
      <div className="stack">
        {stage.at === 'waiting' && <ChooseFile onChoose={(file) => void chooseFile(file)} />}
        {'sheet' in stage && (
          <div className="flow">
            <h2 className="large breaks">{stage.sheet.name}</h2>
            {stage.at !== 'taking' && <Button onClick={startAnew}>Outra planilha</Button>}
          </div>
        )}
        <div role="status">
          {(stage.at === 'reading' || stage.at === 'checking' || stage.at === 'taking') && (
            <div className="flow">
              <Spin />
              {stage.at === 'taking' ? 'Gravando o crédito…' : 'Conferindo a planilha…'}
            </div>
          )}
        </div>
        {stage.at === 'waiting' && stage.problem !== undefined && (
          <Alert type="error" showIcon title={stage.problem} />
        )}
        {stage.at === 'failed' && (
          <Alert
            type="error"
            showIcon
            title={stage.problem}
            action={<Button onClick={() => void checkSheet(stage.sheet)}>Conferir de novo</Button>}
          />
        )}
        {stage.at === 'checked' && stage.check.errados.length > 0 && (
          <>
            <Alert type="error" showIcon title={wrongWords(stage.check.errados.length)} />
            <PlainList
              title="Linhas com erro"
              list={problems}
              rows={stage.check.errados.map((item) => ({ item }))}
            />
          </>
        )}
        {stage.at === 'checked' && stage.check.errados.length === 0 && (
          <>
            <Alert
              type="info"
              showIcon
              title={`${checkedWords(stage.check)}. Nada foi gravado ainda.`}
            />
            <Button type="primary" onClick={() => void takeSheet(stage.sheet)}>
              Gravar crédito
            </Button>
          </>
        )}
        {stage.at === 'taken' && (
          <Alert type="success" showIcon role="status" title={takenWords(stage.taken)} />
        )}
      </div>
    </Drawer>
  );
}

function ChooseFile({ onChoose }: { onChoose: (file: File) => void }) {
  return (
    <>
      <p className="secondary">
        Uma planilha do sistema da distribuidora, com uma linha por cliente e as colunas CNPJ,
        limite, aberto, vencido e bloqueado (S ou N); se houver, motivo. Limite vazio quer dizer que
        não é conhecido; 0, que não há crédito. Títulos em aberto têm as colunas título, vencimento
        e valor, um por linha. Clientes que não estão nela ficam como estão.
      </p>
      <FileDrop accept={spreadsheets} onFile={onChoose} Icon={FileExcelOutlined}>
        Solte aqui a planilha de crédito, ou clique para escolher: CSV, Excel ou LibreOffice
      </FileDrop>
    </>
  );
}
