import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

import type { Route } from '../../../config/routes';
import type { Live } from '../../../providers/live';
import { Button } from '../../../ui/button';
import styles from './tile.module.css';

interface TileProps {
  title: string;
  value: Live<ReactNode>;
  /** A second figure from the same source. */
  detail?: Live<ReactNode>;
  tone?: 'approved' | 'pending' | 'deleted';
  link?: { to: Route; state?: object };
  /** Two columns wide, for sums of money. */
  wide?: boolean;
}

/** One figure. The whole tile is a link; its space is reserved while the figure loads. */
export function Tile({ title, value, detail, tone, link, wide = false }: TileProps) {
  return (
    <article className={styles.tile} data-tone={tone} data-wide={wide}>
      <h2 className={styles.title}>
        {link ? (
          <Link className={styles.link} to={link.to} state={link.state}>
            {title}
          </Link>
        ) : (
          title
        )}
      </h2>
      <Figure value={value} />
      {detail?.status === 'ready' && <p className={styles.detail}>{detail.data}</p>}
    </article>
  );
}

function Figure({ value }: { value: Live<ReactNode> }) {
  switch (value.status) {
    case 'loading':
      return (
        <p className={styles.loading}>
          <span className="visually-hidden">Carregando…</span>
        </p>
      );
    case 'ready':
      return <p className={styles.figure}>{value.data}</p>;
    case 'failed':
      return (
        <div className={styles.failed} role="alert">
          Não foi possível carregar.
          <Button size="small" onClick={value.retry}>
            Tentar de novo
          </Button>
        </div>
      );
  }
}
