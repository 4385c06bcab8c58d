import { BehindButton, type Behind, type ShowBehind } from '../behind/behind-button';
import { ChangeMark } from './change-mark';
import styles from './total-tile.module.css';

interface TotalTileProps {
  title: string;
  now: string;
  before: string;
  change: number | undefined;
  inPoints?: boolean;
  /** An explanation of the figure. */
  note?: string;
  lessIsGood?: boolean;
  behind: Record<'now' | 'before', Behind>;
  onShow: ShowBehind;
}

/** A figure, that of the previous period, and the change. Both figures open their orders. */
export function TotalTile({
  title,
  now,
  before,
  change,
  inPoints = false,
  note,
  lessIsGood = false,
  behind,
  onShow,
}: TotalTileProps) {
  return (
    <article className={`card ${styles.tile}`}>
      <h2 className="small-heading">{title}</h2>
      <p className={styles.now}>
        <BehindButton behind={behind.now} onShow={onShow}>
          {now}
        </BehindButton>
      </p>
      {note !== undefined && <p className="small">{note}</p>}
      <p className="small">
        antes{' '}
        <BehindButton behind={behind.before} onShow={onShow}>
          {before}
        </BehindButton>{' '}
        {change !== undefined && (
          <ChangeMark change={change} inPoints={inPoints} lessIsGood={lessIsGood} />
        )}
      </p>
    </article>
  );
}
