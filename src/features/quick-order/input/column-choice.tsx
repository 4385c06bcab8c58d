import { Alert, Button } from 'antd';
import { useState } from 'react';

import type { QuickCatalog } from '../../../../domain/quick-order/catalog';
import { columnLetters, columnsOf, type Columns } from '../../../../domain/quick-order/table';
import { readTable } from '../../../../domain/quick-order/text';
import type { Sheet } from '../../../spreadsheet/sheets';
import { LabelledSelect } from '../../../ui/forms/labelled-select';
import type { Outcome } from './reading-words';
import styles from '../quick-order.module.css';

/** An input that needs the person's choice: the sheets of a file, or a pasted table. */
export interface Asked {
  name?: string;
  sheets: readonly Sheet[];
  /** Names of hidden sheets. */
  hidden: readonly string[];
}

interface ColumnChoiceProps {
  asked: Asked;
  catalog: QuickCatalog;
  onRead: (outcome: Outcome) => void;
  onBack: () => void;
}

const shownRows = 5;

/** Asks for the sheet, and for uncertain columns, above the first rows. */
export function ColumnChoice({ asked, catalog, onRead, onBack }: ColumnChoiceProps) {
  const { name, sheets, hidden } = asked;
  const [place, setPlace] = useState(0);
  const sheet = sheets[place] ?? { name: '', rows: [], hidden: [] };
  const certain = columnsOf(sheet.rows, catalog) ?? { from: 0 };
  const [chosen, setChosen] = useState<Pick<Columns, 'code' | 'quantity'>>({});
  const columns: Columns = { ...certain, ...chosen };
  const [problem, setProblem] = useState<string>();

  function read() {
    const isTable = sheet.rows.some((row) => row.length > 1);
    const reading = readTable(sheet, catalog, isTable ? columns : undefined);
    if (reading.kind === 'ask') setProblem('Escolha a coluna do código e a da quantidade.');
    else onRead({ reading, hiddenSheets: hidden });
  }

  function choose(column: 'code' | 'quantity', value: string) {
    setProblem(undefined);
    setChosen((now) => ({ ...now, ...(value !== '' && { [column]: Number(value) }) }));
  }

  const options = columnOptions(sheet, columns.from);
  return (
    <div className={`stack close ${styles.pane}`}>
      {name !== undefined && <p>{name}</p>}
      <Alert type="info" showIcon title={questionOf(sheets.length, certain)} />
      {hidden.length > 0 && (
        <p className="small">Abas ocultas não são lidas: {hidden.join(', ')}.</p>
      )}
      <div className={`wrap ${styles.columns}`}>
        {sheets.length > 1 && (
          <LabelledSelect
            label="Aba"
            options={sheets.map((one, at) => ({ value: String(at), label: one.name }))}
            value={String(place)}
            onChange={(value) => {
              setPlace(Number(value));
              setChosen({});
            }}
          />
        )}
        <LabelledSelect
          label="Coluna do código"
          options={options}
          value={String(columns.code ?? '')}
          onChange={(value) => choose('code', value)}
        />
        <LabelledSelect
          label="Coluna da quantidade"
          options={options}
          value={String(columns.quantity ?? '')}
          onChange={(value) => choose('quantity', value)}
        />
      </div>
      <FirstRows sheet={sheet} columns={columns} />
      <p role="alert" className={`failed ${styles.problem}`}>
        {problem}
      </p>
      <div className="flow close">
        <Button type="primary" ghost onClick={read}>
          Conferir
        </Button>
        <Button onClick={onBack}>Voltar</Button>
      </div>
    </div>
  );
}

function questionOf(sheets: number, { code, quantity }: Columns): string {
  if (sheets > 1) return 'A planilha tem mais de uma aba: escolha qual ler.';
  if (code === undefined && quantity === undefined) {
    return 'Diga qual coluna é a do código e qual é a da quantidade que você quer pedir.';
  }
  return code === undefined
    ? 'Mais de uma coluna pode ser a do código: escolha a dos nossos códigos.'
    : 'Diga em qual coluna está a quantidade que você quer pedir.';
}

/** The heading and the first rows, with the chosen columns marked. */
function FirstRows({ sheet, columns }: { sheet: Sheet; columns: Columns }) {
  const start = Math.max(0, columns.from - 1);
  const rows = sheet.rows
    .map((cells, at) => ({ cells, at }))
    .slice(start)
    .filter(({ cells }) => cells.some((cell) => cell !== ''))
    .slice(0, shownRows);
  const width = Math.max(0, ...rows.map(({ cells }) => cells.length));
  const places = Array.from({ length: Math.min(width, 20) }, (_, place) => place);
  const marked = (place: number) =>
    place === columns.code || place === columns.quantity ? styles.chosen : undefined;
  return (
    <div className={styles.firstRows} tabIndex={0} role="region" aria-label="Primeiras linhas">
      <table>
        <thead>
          <tr>
            <th scope="col">Linha</th>
            {places.map((place) => (
              <th key={place} scope="col" className={marked(place)}>
                {columnLetters(place)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ cells, at }) => (
            <tr key={at}>
              <th scope="row">{at + 1}</th>
              {places.map((place) => (
                <td key={place} className={marked(place)}>
                  {cells[place]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Each column with its letter and its first values. */
function columnOptions({ rows }: Sheet, from: number) {
  const sample = rows.slice(Math.max(0, from - 1), from + 200);
  const width = Math.max(0, ...sample.map((row) => row.length));
  const columns = Array.from({ length: width }, (_, place) => {
    const first = sample.flatMap((row) => row[place] || []).slice(0, 2);
    return {
      value: String(place),
      label: `${columnLetters(place)}: ${first.join(', ') || 'vazia'}`,
    };
  });
  return [{ value: '', label: 'Escolha a coluna' }, ...columns];
}
