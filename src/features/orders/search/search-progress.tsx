import { Button, Flex, Progress } from 'antd';

import { failureWords, searchWords } from '../order-words';
import { RetryAlert } from '../retry-alert';
import type { OrderRows } from './use-order-rows';

interface SearchProgressProps {
  search: NonNullable<OrderRows['search']>;
  /** How many orders there are to look through; undefined where that is not known. */
  total: number | undefined;
}

const barWidth = 160;

/** The progress of the search through older orders, with buttons to stop and continue it. */
export function SearchProgress({ search, total }: SearchProgressProps) {
  const { result, more, stop } = search;
  if (result.status === 'loading') return null;
  if (result.status === 'failed') {
    return <RetryAlert message={failureWords.search} onRetry={result.retry} />;
  }
  const { checked, state } = result.data;
  // The order with the wanted number was read directly.
  if (state === 'done' && checked <= 1) return null;
  const all = Math.max(total ?? 0, checked);
  return (
    <Flex wrap align="center" gap={12} style={{ padding: 16 }}>
      {state === 'searching' && (
        <Progress
          percent={(100 * checked) / all}
          size={[barWidth, 8]}
          showInfo={false}
          aria-label="Procura"
        />
      )}
      <p role="status">{searchWords[state](checked, all)}</p>
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
    </Flex>
  );
}
