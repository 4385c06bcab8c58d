import { promised } from '../../../data/base/subscription';
import { dataOf } from '../../live/live';
import { useLive } from '../../live/use-live';

// The code comes when it is first asked.
const ask = promised(async () =>
  (await import('../../../data/order/search/uncounted')).hasUncounted(),
);

/** Whether orders are in no list yet, if that is asked; false while it isn't known. */
export function useHasUncounted(isAsked: boolean): boolean {
  return dataOf(useLive(isAsked ? ask : null)) ?? false;
}
