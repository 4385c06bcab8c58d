import { useDeferredValue, useMemo } from 'react';

import { completionsOf } from '../../../domain/completions';
import { noFilters } from '../../../domain/product-index';
import { useAddressValues } from '../../providers/use-address-values';
import { FilterBar, type Filter } from '../../ui/filter-bar';
import { PageTitle } from '../../ui/page-title';
import { GroupSelect } from './group-select';
import { pageSize, productAddress } from './product-address';
import styles from './product-catalog.module.css';
import { ProductResults } from './product-results';
import { useProductSearch } from './product-search';
import { searchedBy, SearchedContext } from './searched';

const filterInputs: readonly Filter<'code' | 'name'>[] = [
  { key: 'code', label: 'Código', kind: 'digits' },
  { key: 'name', label: 'Descrição', kind: 'upper' },
];

/** Filters and products of /produtos (§2). */
export function ProductCatalog() {
  const [{ code, name, group: chosen, shown }, change] = useAddressValues(productAddress);
  const group = chosen === '' ? null : chosen;
  const filters = useMemo(() => ({ code, name }), [code, name]);
  // Keeps typing responsive: the list catches up when there is time.
  const applied = useDeferredValue(filters);
  const search = useProductSearch(group, applied);
  const found = search.status === 'found' ? search : undefined;
  const completions = useMemo(
    () => (found ? completionsOf(applied.name, found.products) : []),
    [found, applied],
  );
  const searched = useMemo(() => searchedBy(applied), [applied]);

  return (
    <section aria-label="Produtos">
      <PageTitle title="Produtos" count={found?.total} />
      <div className={styles.filters}>
        <FilterBar
          filters={filterInputs}
          values={filters}
          suggestions={applied === filters ? { name: completions } : {}}
          onChange={(typed) => change({ ...typed, shown: pageSize })}
        >
          <GroupSelect
            group={group}
            onChange={(other) => change({ group: other ?? '', shown: pageSize })}
          />
        </FilterBar>
      </div>
      <SearchedContext value={searched}>
        <ProductResults
          search={search}
          filters={applied}
          group={group}
          size={shown}
          onShowMore={() => change({ shown: shown + pageSize })}
          onSearch={(meant) => change({ name: meant, shown: pageSize })}
          onClear={() => change({ ...noFilters, group: '', shown: pageSize })}
        />
      </SearchedContext>
    </section>
  );
}
