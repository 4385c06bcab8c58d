import { useEffect, useState } from 'react';

import { linesComplaint } from '../../../../domain/order/lines';
import { unfitLines } from '../../../../domain/product/pack';
import type { SellerEntry } from '../../../../domain/people/user';
import { reasonWanted, shortfallOf } from '../../../../domain/cart/minimum';
import { can } from '../../../../domain/session/access';
import { env } from '../../../config/env';
import { useCart, useCartLocked, useRepresentative } from '../../../providers/cart/cart';
import { dataOf } from '../../../providers/live/live';
import { useConnected } from '../../../providers/outbox/connection';
import { useCustomer } from '../../../providers/people/customers';
import { useSellers } from '../../../providers/people/sellers';
import { useUser } from '../../../providers/session/session';
import { useAlertDialog } from '../../../ui/dialogs/use-alert-dialog';
import { checkoutId } from './checkout-id';
import type { CurrentTable } from '../lines/use-current-table';
import {
  helpWith,
  leftCatalogue,
  nobodyChosen,
  quoteObstacle,
  wrongPacks,
  wrongWords,
} from './quote-obstacle';

/** The selector of the field that removes an obstacle. */
const causes: Partial<Record<string, string>> = {
  [nobodyChosen]: `#${checkoutId} input`,
  [leftCatalogue]: 'li[data-gone="true"] > button',
  [wrongPacks]: '[data-pack-question] button',
  [wrongWords]: '[data-panel-foot] [aria-invalid="true"]',
};

function showCause(obstacle: string): void {
  const cause = obstacle.endsWith(reasonWanted)
    ? '[data-panel-foot] button[aria-controls]'
    : causes[obstacle];
  const place = cause === undefined ? null : document.querySelector<HTMLElement>(cause);
  place?.focus({ preventScroll: true });
  place?.scrollIntoView({ block: 'center' });
}

/**
 * The obstacle of the quote; showing it focuses its cause. A missing representative is an alert (§5), all
 * others are sentences.
 */
export function useObstacle({ gone, products }: CurrentTable) {
  const user = useUser();
  const seller = useRepresentative();
  const { words, customer } = useCart((cart) => ({ words: cart.words, customer: cart.customer }));
  const lines = useCart((cart) => cart.lines);
  const unfit = linesComplaint(lines);
  const locked = useCartLocked();
  const entry = useCustomer(customer?.uid);
  const connected = useConnected();
  const sellers = useSellers();
  const showAlert = useAlertDialog();
  const [told, setTold] = useState({ text: '', times: 0 });

  const chosen = dataOf(sellers)?.find(({ value }) => value === seller);
  const asked = { sellers, seller, chosen, unfit, words, customer, entry, connected };
  const isStaff = can(user, 'seePrices');
  const shortfall = shortfallOf(lines, env.minimumOrder, { isStaff, note: words.observacao });
  const packed = unfitLines(lines, products).length > 0;
  const obstacle = quoteObstacle({
    ...asked,
    gone: gone.size > 0,
    packed,
    short: shortfall?.obstacle,
  });

  const holds = told.text === obstacle;
  useEffect(() => {
    // A locked cart has no field to focus.
    if (holds && !locked) showCause(told.text);
  }, [told, holds, locked]);

  /** The seller who receives the quote. If an obstacle exists, shows it and returns undefined. */
  function pass(): SellerEntry | undefined {
    if (obstacle === undefined) return chosen;
    if (obstacle === nobodyChosen) {
      const mayMeanCustomer = can(user, 'quoteForCustomers') && customer === null;
      showAlert(obstacle, helpWith(obstacle, mayMeanCustomer), () => showCause(obstacle));
    } else show(obstacle);
    return undefined;
  }

  function show(text: string) {
    setTold(({ times }) => ({ text, times: times + 1 }));
  }

  return {
    pass,
    show,
    shortfall,
    sentence: holds ? obstacle : unfit,
    times: told.times,
  };
}
