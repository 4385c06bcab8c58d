import { useDeferredValue, useState, type ReactNode } from 'react';

import { noFilters } from '../../../domain/product-index';
import { FilterBar, type Filter } from '../../ui/filter-bar';
import { PageTitle } from '../../ui/page-title';
import { GroupSelect } from './group-select';
import styles from './product-catalog.module.css';
import { ProductResults } from './product-results';
import { useProductSearch } from './product-search';
import { useGroup } from './use-group';

const filterInputs: readonly Filter<'code' | 'name'>[] = [
  { key: 'code', label: 'Código', kind: 'digits' },
  { key: 'name', label: 'Descrição', kind: 'upper' },
];

/** Filters and products of /produtos (§2). */
export function ProductCatalog({ actions }: { actions?: ReactNode }) {
  const [group, setGroup] = useGroup();
  const [filters, setFilters] = useState(noFilters);
  // Keeps typing responsive: the list catches up when there is time.
  const applied = useDeferredValue(filters);
  const search = useProductSearch(group, applied);

  function clear() {
    setFilters(noFilters);
    setGroup(null);
  }

  return (
    <section aria-label="Produtos">
      <PageTitle
        title="Produtos"
        count={search.status === 'found' ? search.products.length : undefined}
        actions={actions}
      />
      <div className={styles.filters}>
        <FilterBar filters={filterInputs} values={filters} onChange={setFilters}>
          <GroupSelect group={group} onChange={setGroup} />
        </FilterBar>
      </div>
      <ProductResults search={search} filters={applied} group={group} onClear={clear} />
    </section>
  );
}
