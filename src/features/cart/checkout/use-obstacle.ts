import { useEffect, useState } from 'react';

import { linesComplaint } from '../../../../domain/order/lines';
import { unfitLines } from '../../../../domain/product/pack';
import { dayText } from '../../../../domain/figures/period';
import {
  noSettings,
  termsComplaint,
  type TermSettings,
} from '../../../../domain/order/quote/terms';
import type { SellerEntry } from '../../../../domain/people/user';
import { shortfallOf } from '../../../../domain/cart/minimum';
import { can } from '../../../../domain/session/access';
import { env } from '../../../config/env';
import { useCart, useCartLocked, useRepresentative } from '../../../providers/cart/cart';
import { dataOf, type Live } from '../../../providers/live/live';
import { useConnected } from '../../../providers/outbox/connection';
import { useToday } from '../../../providers/page/use-today';
import { useCustomer } from '../../../providers/people/customers';
import { useSellers } from '../../../providers/people/sellers';
import { useUser } from '../../../providers/session/session';
import { useAlertDialog } from '../../../ui/dialogs/use-alert-dialog';
import { checkoutId, quoteWordsId } from './checkout-id';
import type { CurrentTable } from '../lines/use-current-table';
import { useDiscount } from './words/use-discount';
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

const wrongDiscount = '[data-discount] [aria-invalid="true"]';
const wrongTerm = '[data-panel-foot] [data-wrong="true"] input';
const noteOpener = `[aria-controls="${quoteWordsId}"]`;

function showCause(obstacle: string, cause = causes[obstacle]): void {
  const place = cause === undefined ? null : document.querySelector<HTMLElement>(cause);
  place?.focus({ preventScroll: true });
  place?.scrollIntoView({ block: 'center' });
}

/**
 * The obstacle of the quote; showing it focuses its cause. A missing representative is an alert (§5), all
 * others are sentences.
 */
export function useObstacle({ gone, products }: CurrentTable, terms: Live<TermSettings>) {
  const user = useUser();
  const seller = useRepresentative();
  const { words, customer } = useCart((cart) => ({ words: cart.words, customer: cart.customer }));
  const lines = useCart((cart) => cart.lines);
  const unfit = linesComplaint(lines);
  const locked = useCartLocked();
  const entry = useCustomer(customer?.uid);
  const connected = useConnected();
  const today = dayText(useToday());
  const unmet = termsComplaint(words.condicoes, dataOf(terms) ?? noSettings, today);
  const { complaint: discount } = useDiscount();
  const sellers = useSellers();
  const showAlert = useAlertDialog();
  const [told, setTold] = useState({ text: '', times: 0 });

  const chosen = dataOf(sellers)?.find(({ value }) => value === seller);
  const isStaff = can(user, 'seePrices');
  const shortfall = shortfallOf(lines, env.minimumOrder, { isStaff, note: words.observacao });
  const packed = unfitLines(lines, products).length > 0;
  const asked = {
    sellers,
    seller,
    chosen,
    unfit,
    gone: gone.size > 0,
    packed,
    words,
    unmet,
    discount,
  };
  const short = shortfall?.obstacle;
  const obstacle = quoteObstacle({ ...asked, short, customer, entry, connected });

  const holds = told.text === obstacle;
  useEffect(() => {
    // A locked cart has no field to focus.
    if (!holds || locked) return;
    if (told.text === unmet) showCause(told.text, wrongTerm);
    else if (told.text === discount) showCause(told.text, wrongDiscount);
    else showCause(told.text, isStaff && told.text === short ? noteOpener : undefined);
  }, [told, holds, locked, unmet, discount, short, isStaff]);

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
