import { isFindable, type FoundOrder } from '../../../../domain/order/search/finder';
import { tidyText } from '../../../../domain/words/text';
import type { Live } from '../../live/live';
import { useAnswer } from '../../live/use-answer';

/**
 * The orders that a text finds, in any status; null if the text is too short. No retries, because the person is
 * waiting.
 */
export function useFoundOrders(typed: string): Live<FoundOrder[] | null> {
  const isAsked = isFindable(typed);
  const answer = useAnswer({
    queryKey: ['foundOrders', tidyText(typed)],
    queryFn: async () => {
      const { fetchFoundOrders } = await import('../../../data/order/search/found-orders');
      return fetchFoundOrders(typed.trim());
    },
    enabled: isAsked,
    networkMode: 'always',
    retry: false,
    gcTime: 0,
  });
  return isAsked ? answer : nothing;
}

const nothing = { status: 'ready', data: null } as const;
