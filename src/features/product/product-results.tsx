import { memo } from 'react';
import { Alert } from 'antd';
import { HistoryOutlined } from '@ant-design/icons';

import { describeFailure } from '../../../domain/outbox/failure';
import type { ProductFilters } from '../../../domain/product/search/product-index';
import { useRefreshCatalog } from '../../providers/product/catalog';
import { Ready } from '../../ui/states/ready';
import { NothingFound } from './search/nothing-found';
import type { FilterChanges, NewsChoice } from './search/product-address';
import { ProductList, type ProductView } from './cards/product-list';
import type { ProductSearch } from './search/product-search';
import { RetryAlert } from '../../ui/states/retry-alert';

interface ProductResultsProps {
  search: ProductSearch;
  filters: ProductFilters;
  group: string | null;
  view: ProductView;
  /** Shows only products that the person ordered before. */
  onlyBought: boolean;
  /** Shows only what the last product lists changed; '' shows all. */
  news: NewsChoice;
  onFilter: (change: FilterChanges) => void;
}

/** The result of a product search in all its states. Memoized: a keystroke renders it once, after the search. */
export const ProductResults = memo(function ProductResults({
  search,
  view,
  ...asked
}: ProductResultsProps) {
  const refresh = useRefreshCatalog();
  return (
    <Ready
      of={search.status === 'failed' ? { ...search, retry: refresh } : search}
      loading="Carregando produtos…"
      failed={(error) => describeFailure('O catálogo não pôde ser carregado', error)}
      dated
    >
      {({ products, total, source }) =>
        total === 0 ? (
          <NothingFound {...asked} outage={source === 'outage'} onRetry={refresh} view={view} />
        ) : (
          <>
            {source !== 'catalog' && (
              <BackupNotice outage={source === 'outage'} onRetry={refresh} />
            )}
            <ProductList products={products} view={view} />
            {view.size >= products.length && total > products.length && (
              <TooManyNotice shown={products.length} total={total} />
            )}
          </>
        )
      }
    </Ready>
  );
});

const inWords = new Intl.NumberFormat('pt-BR');

/** Says at the end of a list that it only holds the best matches (decision 51). */
function TooManyNotice({ shown, total }: { shown: number; total: number }) {
  return (
    <Alert
      style={{ marginTop: 'var(--mmv-space-4)' }}
      role="status"
      type="info"
      showIcon
      title={`Estes são os ${inWords.format(shown)} primeiros de ${inWords.format(total)} produtos. Para ver os outros, digite mais palavras ou escolha uma categoria.`}
    />
  );
}

interface BackupNoticeProps {
  /** True if the product table did not answer; false if it answered without these products. */
  outage: boolean;
  onRetry: () => void;
}

/** Says above the list that it comes from the last back-up. */
function BackupNotice({ outage, onRetry }: BackupNoticeProps) {
  return (
    <RetryAlert
      style={{ marginTop: 'var(--mmv-space-4)' }}
      role="status"
      icon={<HistoryOutlined aria-hidden />}
      message={
        outage
          ? 'O catálogo não respondeu agora: esta é a última lista de produtos salva e pode estar desatualizada.'
          : 'Encontrado só na última lista de produtos salva: pode não estar mais disponível.'
      }
      onRetry={onRetry}
    />
  );
}
