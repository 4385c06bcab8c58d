import { useMemo } from 'react';

import { fetchBackupProductsByCode } from '../../data/product/catalog';
import { dataOf } from '../live/live';
import { useAnswer } from '../live/use-answer';

const noNames: ReadonlyMap<string, string> = new Map();
const staleTime = 5 * 60_000;
/** Nobody looks through more unknown codes, and each request holds only some hundred. */
const maxAskedCodes = 400;

/** Names, by code, of the `codes` that only the last back-up has. Empty until known. */
export function useGoneProducts(codes: readonly string[]): ReadonlyMap<string, string> {
  const asked = codes.slice(0, maxAskedCodes);
  const found = dataOf(
    useAnswer({
      queryKey: ['catalog', 'gone', ...asked],
      queryFn: () => fetchBackupProductsByCode(asked),
      staleTime,
      enabled: asked.length > 0,
    }),
  );
  return useMemo(
    () =>
      found ? new Map(found.map(({ CD_PRODUTO, DESCRICAO }) => [CD_PRODUTO, DESCRICAO])) : noNames,
    [found],
  );
}
