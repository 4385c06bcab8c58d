import { storeTermSettings, watchTermSettings } from '../../data/order/terms';
import { askedTerms, type TermSettings } from '../../../domain/order/quote/terms';
import { dataOf, type Live } from '../live/live';
import { lasting, useLastSeen } from '../live/use-last-seen';
import { useLive } from '../live/use-live';

export { storeTermSettings };

/** What the administrator offers and asks for with a quote; without a connection what was seen last. */
export function useTermSettings(): Live<TermSettings> {
  return useLastSeen('condicoes', useLive(watchTermSettings), lasting);
}

export function useAsksForTerms(): boolean {
  const settings = dataOf(useTermSettings());
  return settings !== undefined && askedTerms(settings).length > 0;
}
