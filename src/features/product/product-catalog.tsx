import {
  useMemo,
  type ComponentType,
  type ReactNode,
  startTransition,
  useEffect,
  useState,
} from 'react';
import AppstoreOutlined from '@ant-design/icons-svg/es/asn/AppstoreOutlined';
import PicLeftOutlined from '@ant-design/icons-svg/es/asn/PicLeftOutlined';
import { DownloadOutlined, UnorderedListOutlined } from '@ant-design/icons';
import { Button, Checkbox, type ButtonProps } from 'antd';

import { completionsOf } from '../../../domain/product/search/completions';
import { isUnfiltered } from '../../../domain/product/search/product-index';
import { ListFilters } from '../../list/filters/list-filters';
import { useAddressValues } from '../../providers/page/address/use-address-values';
import { dataOf, mapLive, type Live } from '../../providers/live/live';
import { useBought } from '../../providers/product/bought';
import { useProductNews, type NewsOfKind } from '../../providers/product/news';
import { usePreference } from '../../providers/session/preferences';
import { Icon } from '../../ui/pieces/icon';
import { PageTitle } from '../../ui/pieces/page-title';
import { BoughtFilter } from './search/bought-filter';
import { GroupSelect } from './search/group-select';
import { NewsFilter } from './search/news-filter';
import { useOnlyThese } from './search/only-these';
import {
  pageSize,
  productAddress,
  productFilters,
  yes,
  type FilterChanges,
  type NewsChoice,
} from './search/product-address';
import boxes from './cards/bought.module.css';
import styles from './product-catalog.module.css';
import { ProductResults } from './product-results';
import { useProductSearch, type FoundProducts } from './search/product-search';
import { searchedBy, SearchedContext } from './search/searched';
import { FailedDialog } from '../../ui/late/failed-dialog';
import { lazyPart } from '../../ui/late/lazy-part';
import { useDrawers } from '../../providers/page/drawers';
import { useControlSize } from '../../ui/hooks/use-control-size';

const DownloadDialog = lazyPart({
  load: async () => (await import('./download/download-dialog')).DownloadDialog,
  failure: 'O catálogo não foi baixado',
  Failed: FailedDialog,
});

/** Until the products are known, and if they could not be loaded. */
const nothingFound: FoundProducts = { products: [], total: 0, source: 'catalog' };

interface ProductCatalogProps {
  /** The choice of the cart's customer, for sellers. */
  customer?: ReactNode;
  actions?: ReactNode;
  /** The dialog that updates the products. The address stores whether it is open. */
  Update?: ComponentType<{ open: boolean; onOpen: () => void; onClose: () => void }>;
}

/** Filters and products of /produtos (§2). */
export function ProductCatalog({ customer, actions, Update }: ProductCatalogProps) {
  const [values, change] = useAddressValues(productAddress);
  const { code, name, group: chosen, bought, news: kind, shown, updating } = values;
  const group = chosen === '' ? null : chosen;
  const [{ compact }, changeLook] = usePreference('lista_de_produtos');
  // The title has no space for another button.
  const isPhone = useControlSize() === 'large';
  const filters = useMemo(() => ({ code, name }), [code, name]);
  const [downloads, setDownloads] = useState(false);
  // Typing stays responsive: the list updates when the browser has time.
  const applied = useAfterPaint(filters);
  const known = useBought();
  const only = bought === yes ? known : null;
  const news = useNewsOf(kind);
  const question = { group, filters: applied };
  const ofPerson = useOnlyThese(useProductSearch(group, applied), only, question);
  const search = useOnlyThese(ofPerson, news, question);
  const found = dataOf(search);
  const completions = useMemo(
    () => (found ? completionsOf(applied.name, found.products) : []),
    [found, applied],
  );
  const searched = useMemo(
    () => searchedBy(applied, kind === 'preco' && news ? dataOf(news) : undefined),
    [applied, kind, news],
  );
  // Stable, so that typing doesn't render the components that receive them.
  const filter = useMemo(
    () => (changes: FilterChanges) => change({ ...changes, shown: pageSize }),
    [change],
  );
  const view = useMemo(
    () => ({
      size: shown,
      compact,
      onShowMore: () => change(({ shown: now }) => ({ shown: now + pageSize })),
    }),
    [shown, compact, change],
  );
  // Only the filters that this person has are counted.
  const offered = useMemo(() => offeredFilters(known !== null, news !== null), [known, news]);
  const download = useMemo(
    () => (
      <DialogButton
        aria-label="Baixar catálogo"
        icon={<DownloadOutlined aria-hidden />}
        onClick={() => setDownloads(true)}
      >
        Baixar
      </DialogButton>
    ),
    [],
  );
  const buttons = useMemo(
    () => (
      <>
        {actions}
        <ListsButton />
        {!isPhone && download}
        {!isPhone && <LookButton compact={compact} onChange={changeLook} />}
        {Update && (
          <Update
            open={updating === yes}
            onOpen={() => change({ updating: yes })}
            onClose={() => change({ updating: '' })}
          />
        )}
      </>
    ),
    [actions, isPhone, download, compact, changeLook, Update, updating, change],
  );

  return (
    <section aria-label="Produtos">
      <PageTitle
        title="Produtos"
        count={found?.total || undefined}
        finder={customer}
        actions={buttons}
        iconsOnPhone="rest"
      />
      <div className={styles.filters}>
        <ListFilters
          filters={offered}
          values={values}
          suggestions={applied === filters ? { name: completions } : {}}
          onChange={filter}
        >
          <GroupSelect group={group} onChange={filter} />
          <BoughtFilter value={bought === yes} onChange={filter} />
          <NewsFilter value={kind} onChange={filter} />
          {isPhone && (
            <div className={boxes.filter}>
              <Checkbox
                checked={compact}
                onChange={({ target }) => changeLook({ compact: target.checked })}
              >
                Lista compacta
              </Checkbox>
              {download}
            </div>
          )}
        </ListFilters>
      </div>
      <SearchedContext value={searched}>
        <ProductResults
          search={search}
          filters={applied}
          group={group}
          onlyBought={only !== null}
          news={news === null ? '' : kind}
          view={view}
          onFilter={filter}
        />
      </SearchedContext>
      {downloads && (
        <DownloadDialog
          found={found ?? nothingFound}
          filters={applied}
          group={group}
          isFiltered={group !== null || only !== null || news !== null || !isUnfiltered(applied)}
          onClose={() => setDownloads(false)}
        />
      )}
    </section>
  );
}

function offeredFilters(bought: boolean, news: boolean) {
  const { bought: boughtFilter, news: newsFilter, ...always } = productFilters;
  return {
    ...always,
    ...(bought && { bought: boughtFilter }),
    ...(news && { news: newsFilter }),
  };
}

/** The products of a kind of news; null if none is chosen, or there is nothing of this kind. */
function useNewsOf(kind: NewsChoice): Live<NewsOfKind> | null {
  const live = useProductNews();
  return useMemo(() => {
    const isKnownToLack = live.status === 'ready' && kind !== '' && !live.data[kind];
    if (kind === '' || isKnownToLack) return null;
    return mapLive(live, (news) => news[kind] ?? new Map<string, undefined>());
  }, [live, kind]);
}

/**
 * The value after the browser has painted it. `useDeferredValue` may start before that frame and delay the
 * typed letter.
 */
function useAfterPaint<T>(value: T): T {
  const [painted, setPainted] = useState(value);
  useEffect(() => {
    let task: ReturnType<typeof setTimeout>;
    // Frame callbacks run before the paint, the next task after it.
    const frame = requestAnimationFrame(() => {
      task = setTimeout(() => startTransition(() => setPainted(() => value)));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(task);
    };
  }, [value]);
  return painted;
}

/** Opens the saved lists. */
function ListsButton() {
  const { showLists } = useDrawers();
  return (
    <DialogButton icon={<UnorderedListOutlined aria-hidden />} onClick={() => showLists()}>
      Listas
    </DialogButton>
  );
}

/** A button of the title that opens a dialog. */
function DialogButton(props: Pick<ButtonProps, 'icon' | 'children' | 'onClick'>) {
  return <Button size={useControlSize()} aria-haspopup="dialog" {...props} />;
}

interface LookButtonProps {
  compact: boolean;
  onChange: (look: { compact: boolean }) => void;
}

/** Switches between cards and one line per product. */
function LookButton({ compact, onChange }: LookButtonProps) {
  const name = compact ? 'Ver em cartões' : 'Ver em lista compacta';
  return (
    <Button aria-label={name} title={name} onClick={() => onChange({ compact: !compact })}>
      <Icon of={compact ? AppstoreOutlined : PicLeftOutlined} />
    </Button>
  );
}
