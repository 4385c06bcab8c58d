import { createContext, use, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';

import { useQuickOrderList } from '../../providers/quick-order/use-kept-lines';
import { lazyDialog } from '../../ui/late/lazy-dialog';

const QuickOrderDrawer = lazyDialog({
  load: async () => (await import('./quick-order-drawer')).QuickOrderDrawer,
  failure: 'O pedido rápido não foi aberto',
});

interface Opener {
  /** Loads the drawer's code when it is first needed. */
  open: () => void;
  /** The number of lines from earlier. */
  waiting: number;
}

const Opening = createContext<Opener | undefined>(undefined);

/** The opener of the drawer; only inside `QuickOrder`. */
export function useOpener(): Opener {
  const opener = use(Opening);
  if (!opener) throw new Error('A button of quick order stands outside of it');
  return opener;
}

/** Quick order (§2 Pedido rápido) for its children: one drawer for all their buttons. */
export function QuickOrder({ children }: { children: ReactNode }) {
  const kept = useQuickOrderList();
  const [shown, setShown] = useState(false);
  const waiting = kept.list.entries.length;
  const opener = useRef<Element>(null);

  // antd only returns the focus from a drawer that has slid in completely.
  useEffect(() => {
    if (!shown) return undefined;
    return () => {
      if (opener.current instanceof HTMLElement) opener.current.focus();
    };
  }, [shown]);

  const value = useMemo(() => {
    function open() {
      opener.current = document.activeElement;
      setShown(true);
    }
    return { open, waiting };
  }, [waiting]);
  const close = () => setShown(false);

  return (
    <Opening value={value}>
      {children}
      <QuickOrderDrawer
        // A key, because the drawer's texts and lines belong to this cart only.
        key={kept.cart}
        needed={shown}
        kept={kept}
        open={shown}
        onClose={close}
      />
    </Opening>
  );
}
