import { promised } from '../../../data/base/subscription';
import { dataOf } from '../../live/live';
import { useLive } from '../../live/use-live';

// Loads the code at the first call.
const ask = promised(async () =>
  (await import('../../../data/order/search/uncounted')).hasUncounted(),
);

/** Whether some orders are missing from all lists; false until known, and unless asked. */
export function useHasUncounted(isAsked: boolean): boolean {
  return dataOf(useLive(isAsked ? ask : null)) ?? false;
}
