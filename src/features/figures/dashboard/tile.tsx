import { Button, Skeleton } from 'antd';
import type { CSSProperties, ReactNode } from 'react';
import { Link } from 'react-router-dom';

import type { Route } from '../../../config/routes';
import { dataOf, type Live } from '../../../providers/live/live';
import styles from './tile.module.css';
import { rem } from '../../../ui/theme/rem';

interface TileProps {
  title: string;
  value: Live<ReactNode>;
  /** The counted thing, or a second figure from the same source. */
  detail: ReactNode;
  icon: ReactNode;
  tone?: 'approved' | 'pending' | 'deleted';
  /** The figure is a sum of money, which may take the whole width. */
  isSum?: true;
  /** The number of characters of the sum, to choose a font size that fits. */
  signs?: number | undefined;
  link?: { to: Route; state?: object };
}

/** One figure; the whole tile is a link. Without antd's Card and Statistic, which add 17 KB to the first screen. */
export function Tile({ title, value, detail, icon, tone, isSum, signs = 0, link }: TileProps) {
  return (
    <article
      className={`card ${styles.tile}`}
      style={{ '--signs': Math.max(signs, 1) } as CSSProperties}
      data-tone={tone}
      data-sum={isSum}
    >
      <span className={styles.icon} aria-hidden>
        {icon}
      </span>
      {value.status === 'failed' ? (
        <>
          <Title title={title} link={link} />
          <div className={`failed ${styles.failed}`} role="alert">
            Não foi possível carregar.
            <Button size="small" onClick={value.retry}>
              Tentar de novo
            </Button>
          </div>
        </>
      ) : (
        <>
          <div className={`secondary ${styles.head}`}>
            <Title title={title} link={link} />
          </div>
          <div className={styles.figure}>{dataOf(value) ?? <Waiting />}</div>
          <p className={`secondary numbers ${styles.detail}`}>{detail}</p>
        </>
      )}
    </article>
  );
}

function Title({ title, link }: { title: string; link: TileProps['link'] }) {
  return (
    <h2 className="small-heading">
      {link ? (
        <Link className={`covers ${styles.link}`} to={link.to} state={link.state}>
          {title}
        </Link>
      ) : (
        title
      )}
    </h2>
  );
}

function Waiting() {
  return (
    <>
      <Skeleton.Node active styles={{ content: { width: rem(72), height: rem(24) } }} />
      <span className="visually-hidden">Carregando…</span>
    </>
  );
}
