import { useMemo, useState, type ReactNode } from 'react';

import { createRequiredContext } from '../live/required-context';
import { useCart } from './cart';
import { useStoredOrder } from './sending';

interface Panel {
  open: boolean;
  setOpen: (open: boolean) => void;
}

const [Provider, usePanel] = createRequiredContext<Panel>('usePanel');
export { usePanel };

/**
 * State of the cart's panel: opens with the first line (§4), from any tab, and closes when this tab's quote is stored.
 */
export function PanelProvider({ children }: { children: ReactNode }) {
  const empty = useCart(({ lines }) => lines.length === 0);
  const { stored } = useStoredOrder();
  const [open, setOpen] = useState(!empty);
  const [before, setBefore] = useState({ empty, stored });
  if (before.empty !== empty || before.stored !== stored) {
    setBefore({ empty, stored });
    if (stored !== undefined && before.stored === undefined) setOpen(false);
    else if (!empty && before.empty) setOpen(true);
  }
  const panel = useMemo(() => ({ open, setOpen }), [open]);
  return <Provider value={panel}>{children}</Provider>;
}
