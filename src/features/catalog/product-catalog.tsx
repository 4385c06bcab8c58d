import { useDeferredValue, useMemo, type ReactNode } from 'react';

import { completionsOf } from '../../../domain/completions';
import { noFilters } from '../../../domain/product-index';
import { useAddressValues } from '../../providers/use-address-values';
import { FilterBar, type Filter } from '../../ui/filter-bar';
import { PageTitle } from '../../ui/page-title';
import { BoughtFilter } from './bought-filter';
import { ListsButton } from './lists-button';
import { GroupSelect } from './group-select';
import { useOnlyBought } from './only-bought';
import { pageSize, productAddress, yes } from './product-address';
import styles from './product-catalog.module.css';
import { ProductResults } from './product-results';
import { useProductSearch } from './product-search';
import { searchedBy, SearchedContext } from './searched';

const filterInputs: readonly Filter<'code' | 'name'>[] = [
  { key: 'code', label: 'Código', kind: 'digits' },
  { key: 'name', label: 'Descrição', kind: 'upper' },
];

/** Filters and products of /produtos (§2). */
export function ProductCatalog({ actions }: { actions?: ReactNode }) {
  const [{ code, name, group: chosen, bought, shown }, change] = useAddressValues(productAddress);
  const group = chosen === '' ? null : chosen;
  const filters = useMemo(() => ({ code, name }), [code, name]);
  // Keeps typing responsive: the list catches up when there is time.
  const applied = useDeferredValue(filters);
  const onlyBought = bought === yes;
  const search = useOnlyBought(useProductSearch(group, applied), {
    only: onlyBought,
    group,
    filters: applied,
  });
  const found = search.status === 'found' ? search : undefined;
  const completions = useMemo(
    () => (found ? completionsOf(applied.name, found.products) : []),
    [found, applied],
  );
  const searched = useMemo(() => searchedBy(applied), [applied]);

  return (
    <section aria-label="Produtos">
      <PageTitle
        title="Produtos"
        count={found?.total}
        actions={
          <>
            {actions}
            <ListsButton />
          </>
        }
      />
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
          <BoughtFilter
            value={onlyBought}
            onChange={(only) => change({ bought: only ? yes : '', shown: pageSize })}
          />
        </FilterBar>
      </div>
      <SearchedContext value={searched}>
        <ProductResults
          search={search}
          filters={applied}
          group={group}
          onlyBought={onlyBought}
          size={shown}
          onShowMore={() => change({ shown: shown + pageSize })}
          onSearch={(meant) => change({ name: meant, shown: pageSize })}
          onClear={() => change({ ...noFilters, group: '', bought: '', shown: pageSize })}
        />
      </SearchedContext>
    </section>
  );
}
