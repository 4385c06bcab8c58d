import { memo } from 'react';
import { Alert } from 'antd';
import { HistoryOutlined } from '@ant-design/icons';

import { describeFailure } from '../../../domain/outbox/failure';
import type { ProductFilters } from '../../../domain/product/search/product-index';
import { useRefreshCatalog } from '../../providers/product/catalog';
import { FailedState } from '../../ui/states/failed-state';
import { LoadingState } from '../../ui/states/loading-state';
import { NothingFound } from './search/nothing-found';
import type { FilterChanges } from './search/product-address';
import { ProductList } from './cards/product-list';
import type { ProductSearch } from './search/product-search';
import { RetryAlert } from '../../ui/states/retry-alert';

interface ProductResultsProps {
  search: ProductSearch;
  filters: ProductFilters;
  group: string | null;
  /** How many products are shown. */
  size: number;
  onShowMore: () => void;
  /** Only what the person ordered before. */
  onlyBought: boolean;
  onFilter: (change: FilterChanges) => void;
}

/** Every state that a search for products can be in. Memoized: a key renders it once, when the search is done. */
export const ProductResults = memo(function ProductResults({
  search,
  filters,
  group,
  size,
  onShowMore,
  onlyBought,
  onFilter,
}: ProductResultsProps) {
  const refresh = useRefreshCatalog();
  switch (search.status) {
    case 'loading':
      return <LoadingState text="Carregando produtos…" />;
    case 'failed':
      return (
        <FailedState
          message={describeFailure('O catálogo não pôde ser carregado', search.error)}
          onRetry={refresh}
        />
      );
    case 'nothing':
      return (
        <NothingFound
          filters={filters}
          group={group}
          onlyBought={onlyBought}
          outage={search.outage}
          onFilter={onFilter}
          onRetry={refresh}
          size={size}
          onShowMore={onShowMore}
        />
      );
    case 'found':
      return (
        <>
          {search.source !== 'catalog' && (
            <BackupNotice outage={search.source === 'outage'} onRetry={refresh} />
          )}
          <ProductList products={search.products} size={size} onShowMore={onShowMore} />
          {size >= search.products.length && search.total > search.products.length && (
            <TooManyNotice shown={search.products.length} total={search.total} />
          )}
        </>
      );
  }
});

const inWords = new Intl.NumberFormat('pt-BR');

/** Says at the end of a list that only its best matches came (decision 51). */
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
