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
  /** Lines and texts of an earlier time wait to be dealt with. */
  waiting: number;
}

const Opening = createContext<Opener | undefined>(undefined);

/** What the buttons around it open; only within `QuickOrder`. */
export function useOpener(): Opener {
  const opener = use(Opening);
  if (!opener) throw new Error('A button of quick order stands outside of it');
  return opener;
}

/** Quick order (§2 Pedido rápido) for the page within: one drawer, however many buttons open it. */
export function QuickOrder({ children }: { children: ReactNode }) {
  const kept = useQuickOrderList();
  const [shown, setShown] = useState(false);
  const waiting = kept.list.entries.length;
  const opener = useRef<Element>(null);

  // antd gives the focus back only from a drawer that had slid in completely.
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
        // What is typed, read or taken away in it is for this cart alone.
        key={kept.cart}
        needed={shown}
        kept={kept}
        open={shown}
        onClose={close}
      />
    </Opening>
  );
}
