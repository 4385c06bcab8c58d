import { Button } from 'antd';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';

import { routes } from '../../config/routes';
import { describeFailure } from '../../../domain/outbox/failure';
import { compareText } from '../../../domain/words/text';
import { useCategories, useRefreshCatalog } from '../../providers/product/catalog';
import { mapLive } from '../../providers/live/live';
import { CategoryImage } from '../../ui/pictures/category-image';
import { EmptyState } from '../../ui/states/empty-state';
import { FailedState } from '../../ui/states/failed-state';
import { LoadingState } from '../../ui/states/loading-state';
import styles from './category-grid.module.css';

/** All categories by name; each leads to its products (§2 /categorias). */
export function CategoryGrid() {
  const categories = useCategories();
  const refresh = useRefreshCatalog();
  const sorted = useMemo(
    () =>
      mapLive(categories, (all) => [...all].sort((a, b) => compareText(a.DESCRICAO, b.DESCRICAO))),
    [categories],
  );

  if (sorted.status === 'loading') return <LoadingState text="Carregando categorias…" />;
  if (sorted.status === 'failed') {
    return (
      <FailedState
        message={describeFailure('As categorias não puderam ser carregadas', sorted.error)}
        onRetry={refresh}
      />
    );
  }
  if (sorted.data.length === 0) {
    return (
      <EmptyState
        title="Ainda não há categorias no catálogo."
        text="Elas aparecem aqui assim que a distribuidora as cadastrar."
        action={<Button onClick={refresh}>Tentar de novo</Button>}
      />
    );
  }
  return (
    <ul className={styles.grid}>
      {sorted.data.map(({ CD_GRUPO, DESCRICAO }) => (
        <li key={CD_GRUPO}>
          <Link
            className={`card ${styles.tile}`}
            to={routes.products}
            state={{ nomedacategoria: CD_GRUPO }}
          >
            <CategoryImage code={CD_GRUPO} alt="" />
            <span className={styles.name}>{DESCRICAO}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
