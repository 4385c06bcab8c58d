import { Button } from 'antd';
import { Link } from 'react-router-dom';

import { toCategory } from '../../config/routes';
import { describeFailure } from '../../../domain/outbox/failure';
import { compareText } from '../../../domain/words/text';
import { useCategories, useRefreshCatalog } from '../../providers/product/catalog';
import { CategoryImage } from '../../ui/pictures/category-image';
import { EmptyState } from '../../ui/states/empty-state';
import { Ready } from '../../ui/states/ready';
import styles from './category-grid.module.css';

/** All categories by name, as links to their products (§2 /categorias). */
export function CategoryGrid() {
  const refresh = useRefreshCatalog();
  return (
    <Ready
      of={useCategories()}
      loading="Carregando categorias…"
      failed={(error) => describeFailure('As categorias não puderam ser carregadas', error)}
      empty={
        <EmptyState
          title="Ainda não há categorias no catálogo."
          text="Elas aparecem aqui assim que a distribuidora as cadastrar."
          action={<Button onClick={refresh}>Tentar de novo</Button>}
        />
      }
    >
      {(all) => (
        <ul className={styles.grid}>
          {[...all]
            .sort((a, b) => compareText(a.DESCRICAO, b.DESCRICAO))
            .map(({ CD_GRUPO, DESCRICAO }) => (
              <li key={CD_GRUPO}>
                <Link className={`card ${styles.tile}`} {...toCategory(CD_GRUPO)}>
                  <CategoryImage code={CD_GRUPO} alt="" />
                  <span className={styles.name}>{DESCRICAO}</span>
                </Link>
              </li>
            ))}
        </ul>
      )}
    </Ready>
  );
}
