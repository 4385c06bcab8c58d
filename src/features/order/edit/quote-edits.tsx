import { useMemo, useState, type ReactNode } from 'react';

import { editOf, type QuoteEdit } from '../../../../domain/order/edit/edit';
import type { Order } from '../../../../domain/order/order';
import { createRequiredContext } from '../../../providers/live/required-context';
import { useUnsaved } from '../../../providers/page/use-unsaved';

/** A change of an order that is not saved yet. */
export interface OpenEdit {
  /** The order as it was when the person began. */
  seen: Order;
  edit: QuoteEdit;
}

interface QuoteEdits {
  editOf: (numerodopedido: number) => OpenEdit | undefined;
  /** Begins with the order as it is now. */
  begin: (order: Order) => void;
  change: (numerodopedido: number, change: (edit: QuoteEdit) => QuoteEdit) => void;
  end: (numerodopedido: number) => void;
}

const [Provider, useQuoteEdits] = createRequiredContext<QuoteEdits>('useQuoteEdits');
export { useQuoteEdits };

/** The open changes of a list's orders. They outlive the panel, so that closing it loses nothing. */
export function QuoteEditsProvider({ children }: { children: ReactNode }) {
  const [open, setOpen] = useState<ReadonlyMap<number, OpenEdit>>(new Map());
  useUnsaved('quote', open.size > 0);
  const verbs = useMemo<Omit<QuoteEdits, 'editOf'>>(() => {
    const set = (number: number, next: (before?: OpenEdit) => OpenEdit | undefined) =>
      setOpen((all) => {
        const { [number]: before, ...others } = Object.fromEntries(all);
        const after = next(before);
        const entries = Object.entries(others).map(([key, one]) => [Number(key), one] as const);
        return new Map(after ? [...entries, [number, after]] : entries);
      });
    return {
      begin: (order) => set(order.numerodopedido, () => ({ seen: order, edit: editOf(order) })),
      change: (number, change) =>
        set(number, (before) => before && { ...before, edit: change(before.edit) }),
      end: (number) => set(number, () => undefined),
    };
  }, []);
  const value = useMemo<QuoteEdits>(
    () => ({ ...verbs, editOf: (number) => open.get(number) }),
    [verbs, open],
  );
  return <Provider value={value}>{children}</Provider>;
}
