import { useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';

import type { Terms } from '../../../domain/order/quote/terms';
import type { PastLine } from '../../../domain/lists/past-lines';
import { createRequiredContext } from '../live/required-context';

/** Lines to order again, with their source as title: 'Pedido 12', or a list's name. */
export interface ReorderSource {
  title: string;
  lines: readonly PastLine[];
  terms?: Terms | undefined;
}

/** The open drawer; with `save` the lists start by saving the cart. */
type OpenDrawer =
  | { kind: 'reorder'; source: ReorderSource }
  | { kind: 'lists'; save: boolean }
  | { kind: 'customer'; uid: string };

interface Drawers {
  current: OpenDrawer | undefined;
  /** 'Pedir de novo': compares the lines with today's catalogue. */
  reorder: (source: ReorderSource) => void;
  /** 'Listas' and 'Salvar como lista'. */
  showLists: (options?: { save: boolean }) => void;
  /** A customer's page, for sellers. */
  showCustomer: (uid: string) => void;
  close: () => void;
}

const [Provider, useDrawers] = createRequiredContext<Drawers>('useDrawers');
export { useDrawers };

/** Lets features open drawers of other features. When a drawer closes, the focus returns to its opener. */
export function DrawersProvider({ children }: { children: ReactNode }) {
  const [current, setCurrent] = useState<OpenDrawer>();
  const opener = useRef<Element>(null);
  const open = useCallback((drawer: OpenDrawer) => {
    // If one drawer opens another, the focus returns to the first opener.
    opener.current ??= document.activeElement;
    setCurrent(drawer);
  }, []);
  useEffect(() => {
    if (current !== undefined) return;
    // antd restores the focus only if the drawer had opened completely.
    if (opener.current instanceof HTMLElement) opener.current.focus();
    opener.current = null;
  }, [current]);

  const verbs = useMemo<Omit<Drawers, 'current'>>(
    () => ({
      reorder: (source) => open({ kind: 'reorder', source }),
      showLists: ({ save } = { save: false }) => open({ kind: 'lists', save }),
      showCustomer: (uid) => open({ kind: 'customer', uid }),
      close: () => setCurrent(undefined),
    }),
    [open],
  );
  const value = useMemo<Drawers>(() => ({ current, ...verbs }), [current, verbs]);
  return <Provider value={value}>{children}</Provider>;
}
