import { Button, Flex, Progress } from 'antd';

import {
  everywhereWords,
  failureWords,
  peopleSearchWords,
  searchWords,
} from '../words/order-words';
import { RetryAlert } from '../../../ui/states/retry-alert';
import type { OrderRows } from './use-order-rows';

interface SearchProgressProps {
  search: NonNullable<OrderRows['search']>;
  /** How many of the list's orders pass the filters, as far as they are known. */
  found: number;
  /** How many orders there are to look through; undefined where that is not known. */
  total: number | undefined;
  /** Only the orders of people who have the typed name are looked through. */
  isByPeople?: boolean;
  /** Asks for a search through all. */
  onEverywhere?: () => void;
}

const barWidth = 160;

/** The progress of the search through older orders, with buttons to stop and continue it. */
export function SearchProgress({
  search,
  found,
  total,
  isByPeople = false,
  onEverywhere,
}: SearchProgressProps) {
  const { result, more, stop } = search;
  if (result.status === 'loading') return null;
  if (result.status === 'failed') {
    return <RetryAlert message={failureWords.search} onRetry={result.retry} />;
  }
  const { checked, state } = result.data;
  // The order with the wanted number was read directly.
  if (state === 'done' && checked <= 1 && !isByPeople) return null;
  const all = Math.max(total ?? 0, checked);
  const words = isByPeople
    ? peopleSearchWords[state]
    : searchWords[state]({ found, checked, all: total === undefined ? undefined : all });
  return (
    <Flex wrap align="center" gap={12} style={{ padding: 16 }}>
      {state === 'searching' && !isByPeople && total !== undefined && (
        <Progress
          percent={(100 * checked) / all}
          size={[barWidth, 8]}
          showInfo={false}
          aria-label="Busca"
        />
      )}
      <p role="status">{words}</p>
      {state === 'searching' && (
        <Button size="small" onClick={stop}>
          Parar
        </Button>
      )}
      {state === 'stopped' && (
        <Button size="small" onClick={more}>
          Continuar
        </Button>
      )}
      {isByPeople && state === 'done' && (
        <Button size="small" onClick={onEverywhere}>
          {everywhereWords}
        </Button>
      )}
    </Flex>
  );
}
