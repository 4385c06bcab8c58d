import { useMutation, useQueryClient } from '@tanstack/react-query';

import { changeStockAlert, fetchStockAlerts } from '../../data/product/stock-alerts';
import { dataOf } from '../live/live';
import { saying } from '../live/saying';
import { useAnswer } from '../live/use-answer';
import { catalogKey } from './catalog';

const queryKey = [catalogKey, 'stockAlerts'];

/**
 * Whether this person waits for a product's return to stock, and the change of that. The codes are asked once, when the
 * first product without stock is shown. A failed change throws an error with a sentence.
 */
export function useStockAlert(CD_PRODUTO: string) {
  const client = useQueryClient();
  const codes = useAnswer({ queryKey, queryFn: fetchStockAlerts, staleTime: Infinity });
  const { mutateAsync: change, isPending } = useMutation({
    // One change at a time, so the last answer is the newest.
    scope: { id: 'stockAlerts' },
    mutationFn: (wanted: boolean) =>
      saying(
        wanted ? 'O aviso não foi pedido' : 'O aviso não foi retirado',
        changeStockAlert(CD_PRODUTO, wanted),
      ),
    onSuccess: (answer) => client.setQueryData(queryKey, answer),
  });
  return { isWanted: dataOf(codes)?.includes(CD_PRODUTO) ?? false, change, isPending };
}
