import { Alert, Button } from 'antd';
import { useState } from 'react';

import type { QuickCatalog } from '../../../../domain/quick-order/catalog';
import { columnLetters, type Columns } from '../../../../domain/quick-order/table';
import type { ReadFile, Sheet } from '../../../spreadsheet/sheets';
import { LabelledSelect } from '../../../ui/forms/labelled-select';
import { outcomeOf, readSheet, type Outcome, type ReadLines } from './read-sheet';
import styles from '../quick-order.module.css';

interface SheetChoiceProps {
  name: string;
  file: Extract<ReadFile, { kind: 'sheets' }>;
  catalog: QuickCatalog;
  onRead: (read: ReadLines) => string | undefined;
  onEnd: (outcome: Outcome) => void;
}

/** Asks for the sheet and the columns of a spreadsheet that doesn't tell by itself. */
export function SheetChoice({ name, file, catalog, onRead, onEnd }: SheetChoiceProps) {
  const { sheets, hidden } = file;
  const [place, setPlace] = useState(0);
  const [code, setCode] = useState('');
  const [quantity, setQuantity] = useState('');
  const sheet = sheets[place];
  const [problem, setProblem] = useState<string>();

  function read() {
    if (!sheet) return;
    const chosen: Columns | undefined =
      code !== '' && quantity !== '' && code !== quantity
        ? { code: Number(code), quantity: Number(quantity), from: 0 }
        : undefined;
    const result = readSheet(sheet, catalog, chosen);
    if (result) onEnd(outcomeOf(result, hidden, onRead));
    else setProblem('Escolha a coluna do código e a da quantidade.');
  }

  const options = columnOptions(sheet, sheets.length > 1 ? 'Pelo cabeçalho' : 'Escolha a coluna');
  return (
    <div className={styles.pane}>
      <p>{name}</p>
      <Alert
        type="info"
        showIcon
        title={
          sheets.length > 1
            ? 'A planilha tem mais de uma aba: escolha qual ler.'
            : 'Não foi possível reconhecer as colunas: diga qual é a do código e qual a da quantidade.'
        }
      />
      {hidden.length > 0 && (
        <p className={styles.hint}>Abas ocultas não são lidas: {hidden.join(', ')}.</p>
      )}
      <div className={styles.columns}>
        {sheets.length > 1 && (
          <LabelledSelect
            label="Aba"
            options={sheets.map((one, at) => ({ value: String(at), label: one.name }))}
            value={String(place)}
            onChange={(chosen) => {
              setPlace(Number(chosen));
              setCode('');
              setQuantity('');
            }}
          />
        )}
        <LabelledSelect
          label="Coluna do código"
          options={options}
          value={code}
          onChange={setCode}
        />
        <LabelledSelect
          label="Coluna da quantidade"
          options={options}
          value={quantity}
          onChange={setQuantity}
        />
      </div>
      <p role="alert" className={styles.problem}>
        {problem}
      </p>
      <div className={styles.templates}>
        <Button type="primary" ghost onClick={read}>
          Conferir
        </Button>
        <Button onClick={() => onEnd({})}>Outra planilha</Button>
      </div>
    </div>
  );
}

/** Each column with its letter and the first of what is in it. */
function columnOptions(sheet: Sheet | undefined, none: string) {
  const rows = sheet?.rows.slice(0, 200) ?? [];
  const width = Math.max(0, ...rows.map((row) => row.length));
  const columns = Array.from({ length: width }, (_, place) => {
    const first = rows.flatMap((row) => row[place] || []).slice(0, 2);
    return {
      value: String(place),
      label: `${columnLetters(place)}: ${first.join(', ') || 'vazia'}`,
    };
  });
  return [{ value: '', label: none }, ...columns];
}
