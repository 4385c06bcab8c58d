import { useMemo, useState } from 'react';

import type { Product } from '../../../domain/product/product';
import {
  addBatch,
  countVerdicts,
  judge,
  wantedOf,
  type Entry,
  type Verdict,
} from '../../../domain/quick-order/quick-order';
import { guesses, quickCatalog, type QuickCatalog } from '../../../domain/quick-order/catalog';
import { cellMark, mostEntries, type Written } from '../../../domain/quick-order/text';
import { useCart, useCartLocked, useCartVerbs } from '../../providers/cart/cart';
import { useEveryProduct } from '../../providers/product/catalog';
import { dataOf } from '../../providers/live/live';
import { useGoneProducts } from '../../providers/product/use-gone-products';
import type { KeptList } from '../../providers/quick-order/use-kept-lines';

const noVerdicts: Verdict[] = [];

/** The lines of quick order with their verdicts and actions. */
export function useQuickOrder({ list, change }: KeptList) {
  const { entries } = list;
  const products = useEveryProduct();
  const index = dataOf(products);
  const catalog = useMemo(() => index && quickCatalog(index), [index]);
  const lines = useCart((cart) => cart.lines);
  const { putIn } = useCartVerbs();
  const locked = useCartLocked();
  const cart = useMemo(
    () => new Map(lines.map(({ CD_PRODUTO, quantity }) => [CD_PRODUTO, quantity])),
    [lines],
  );
  const gone = useGoneProducts(useMemo(() => unknownCodes(entries, catalog), [entries, catalog]));
  const verdicts = useMemo(
    () => (catalog ? judge(entries, { catalog, cart, gone }) : noVerdicts),
    [entries, catalog, cart, gone],
  );
  /** The lines of the last removal, until another change. */
  const [taken, setTaken] = useState<readonly Entry[]>();

  function setEntries(apply: (entries: readonly Entry[]) => readonly Entry[]) {
    setTaken(undefined);
    change((current) => ({ ...current, entries: apply(current.entries) }));
  }

  return {
    products,
    catalog,
    verdicts,
    counts: useMemo(() => countVerdicts(verdicts), [verdicts]),
    taken,
    /** The quote is being sent, so its cart must not change. */
    locked,
    /** Returns the number of the batch; undefined without adding anything if the lines exceed the limit. */
    include: (written: readonly Written[]): number | undefined => {
      if (entries.length + written.length > mostEntries) return undefined;
      setEntries((current) => addBatch(current, written));
      return (entries.at(-1)?.batch ?? 0) + 1;
    },
    /** Accepts the suggestion of each unknown code that has only one. Returns how many there were. */
    acceptSuggestions: (): number => {
      const codes = catalog ? onlySuggestions(verdicts, catalog) : new Map<number, string>();
      setEntries((current) =>
        current.map((entry) => ({ ...entry, code: codes.get(entry.id) ?? entry.code })),
      );
      return codes.size;
    },
    mend: (id: number, mended: Partial<Pick<Entry, 'code' | 'quantity'>>) => {
      setEntries((current) =>
        current.map((entry) => {
          if (entry.id !== id) return entry;
          const { either: _asked, problem: _named, ...rest } = entry;
          return { ...rest, ...mended };
        }),
      );
    },
    takeAway: (ids: ReadonlySet<number>) => {
      setEntries((current) => current.filter(({ id }) => !ids.has(id)));
      setTaken(entries.filter(({ id }) => ids.has(id)));
    },
    takeBack: () => {
      if (!taken) return;
      setEntries((current) => [...current, ...taken].sort((a, b) => a.id - b.id));
    },
    /** Moves every good line into the cart. Returns the number of products. */
    putGoodIn: (): number => {
      const good = verdicts.filter(({ state }) => state !== 'toMend');
      const ids = new Set(good.map(({ entry }) => entry.id));
      putIn(wantedOf(good));
      setEntries((current) => current.filter(({ id }) => !ids.has(id)));
      return good.filter(({ state }) => state === 'ready').length;
    },
  };
}

export type QuickOrderState = ReturnType<typeof useQuickOrder>;

/** The only product that an unknown code may mean, by the line's id. */
function onlySuggestions(verdicts: readonly Verdict[], catalog: QuickCatalog) {
  const found = new Map<number, string>();
  for (const verdict of verdicts) {
    if (verdict.state !== 'toMend' || verdict.fault !== 'unknown') continue;
    const { id, code, source } = verdict.entry;
    const [only, ...others] = guesses(catalog, code, 2, source.split(cellMark));
    if (only && others.length === 0) found.set(id, only.CD_PRODUTO);
  }
  return found;
}

/** In the order of the lines, without repetitions. */
function unknownCodes(entries: readonly Entry[], catalog: QuickCatalog | undefined): string[] {
  if (!catalog) return [];
  const codes = entries.map(({ code }) => code.trim());
  return [...new Set(codes)].filter((code) => /\d/.test(code) && !catalog.find(code));
}

/** A product's name in one line. */
export function nameOf({ CD_PRODUTO, DESCRICAO }: Product): string {
  return `${CD_PRODUTO} ${DESCRICAO}`;
}
