import { DownloadOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useId, useState } from 'react';
import { Bar } from 'recharts';

import type { FigureGroup, FigureRow, Figures } from '../../../../../domain/figures/figures';
import type { Measure } from '../../../../../domain/figures/chart-sums';
import { EmptyState } from '../../../../ui/states/empty-state';
import { saveFile } from '../../../../ui/export/save-file';
import type { ShowBehind } from '../behind/behind-button';
import { csvName, figureCsv } from './figure-csv';
import { FigureTable } from './figure-table';
import { formatCount, groupWords, rowName, rowTick } from '../figure-words';
import { behindRow, rowsOf } from './group-rows';
import styles from './group-section.module.css';
import { keepFocus } from '../../../../ui/hooks/keep-focus';
import { Bars } from '../../charts/bars';
import tooltip from '../../charts/parts/chart-tooltip.module.css';
import { formatFigure } from '../../charts/measure-words';
import { grown } from '../../../../ui/theme/rem';

interface GroupSectionProps {
  by: FigureGroup;
  figures: Figures;
  measure: Measure;
  onShow: ShowBehind;
}

/** Rows of a table at first, and added by each 'Mostrar mais'. */
const step = 10;

/** The period's orders by month, seller, …: bars, table, and export. */
export function GroupSection({ by, figures, measure, onShow }: GroupSectionProps) {
  const titleId = useId();
  const [most, setMost] = useState(step);
  const { title, rows: plural } = groupWords[by];
  const rows = rowsOf(by, figures);
  const { grupos } = figures.por[by];
  const upright = by === 'mes';
  const shown = upright ? rows : rows.slice(0, most);
  const figureOf = (row: FigureRow) => (measure === 'centavos' ? row.centavos : row.aprovados);
  const charted = upright
    ? rows
    : rows.toSorted((a, b) => figureOf(b) - figureOf(a)).slice(0, step);

  return (
    <section className={`card ${styles.section}`} aria-labelledby={titleId} tabIndex={-1}>
      <header className={`row spread ${styles.head}`}>
        <h2 id={titleId} className="large">
          {title}
        </h2>
        <Button
          size="small"
          icon={<DownloadOutlined aria-hidden />}
          disabled={rows.length === 0}
          onClick={() => saveFile(figureCsv(by, rows), csvName(by, figures.periodo))}
        >
          CSV<span className="visually-hidden">: {title}</span>
        </Button>
      </header>
      {grupos === 0 ? (
        <EmptyState title="Nada neste período." />
      ) : (
        <div className={`stack ${styles.content}`}>
          <FigureBars
            upright={upright}
            measure={measure}
            bars={charted.map((row) => ({
              key: row.chave,
              name: rowName(by, row),
              tick: rowTick(by, row),
              figure: figureOf(row),
            }))}
          />
          <div className={styles.table}>
            <FigureTable
              by={by}
              rows={shown}
              behind={(row, which) => behindRow(by, figures, row, which)}
              onShow={onShow}
            />
            {!upright && (
              <div className={`small flow ${styles.foot}`}>
                <p>
                  {formatCount(shown.length)} de {formatCount(grupos)} {plural}
                  {grupos > rows.length && `; a tabela vai até os ${rows.length} maiores`}
                </p>
                {shown.length < rows.length && (
                  // The button disappears with the last rows, so the section takes the focus.
                  <span ref={keepFocus}>
                    <Button size="small" onClick={() => setMost(most + step)}>
                      Mostrar mais<span className="visually-hidden">: {title}</span>
                    </Button>
                  </span>
                )}
              </div>
            )}
          </div>
        </div>
      )}
    </section>
  );
}

interface FigureBarsProps {
  bars: readonly { key: string; name: string; tick: string; figure: number }[];
  measure: Measure;
  upright: boolean;
}

/** One bar for each group, with space for all names. */
function FigureBars({ bars, measure, upright }: FigureBarsProps) {
  return (
    <Bars
      rows={bars}
      measure={measure}
      upright={upright}
      height={upright ? 300 : 40 + bars.length * 26}
      namesWidth={150}
      tooltip={({ name, figure }) => (
        <div className={`stack ${tooltip.tooltip}`}>
          <p className="bold breaks">{name}</p>
          <p>{formatFigure[measure](figure)}</p>
        </div>
      )}
    >
      <Bar
        dataKey="figure"
        fill="var(--mmv-primary)"
        maxBarSize={grown(40)}
        isAnimationActive={false}
      />
    </Bars>
  );
}
