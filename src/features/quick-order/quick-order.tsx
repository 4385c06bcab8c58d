import { createContext, use, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';

import { describeFailure } from '../../../domain/outbox/failure';
import { loadCode } from '../../providers/page/load-code';
import { useUser } from '../../providers/session/session';
import { useQuickOrderList } from '../../providers/quick-order/use-kept-lines';
import { useNotify } from '../../ui/notices/notify';
import type { QuickOrderDrawer } from './quick-order-drawer';

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
  const { uid } = useUser();
  const kept = useQuickOrderList(uid);
  const notify = useNotify();
  const [Drawer, setDrawer] = useState<typeof QuickOrderDrawer>();
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
    async function show() {
      opener.current = document.activeElement;
      setShown(true);
      try {
        const loaded = await loadCode(() => import('./quick-order-drawer'));
        setDrawer(() => loaded.QuickOrderDrawer);
      } catch (error) {
        console.error('Quick order could not be loaded', error);
        setShown(false);
        notify.error(describeFailure('O pedido rápido não foi aberto', error));
      }
    }
    return { open: () => void show(), waiting };
  }, [notify, waiting]);

  return (
    <Opening value={value}>
      {children}
      {Drawer && <Drawer kept={kept} open={shown} onClose={() => setShown(false)} />}
    </Opening>
  );
}
