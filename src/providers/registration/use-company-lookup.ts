import { useCallback, useEffect, useRef, useState } from 'react';

import { LookupRefused, lookUpCompany } from '../../data/registration/company/company';
import type { Stop } from '../../data/base/subscription';
import type { CompanyFields } from '../../../domain/registration/registration';

/** Steps of a lookup of `cnpj`: asked, perhaps late, then found or failed with a Portuguese `message`. */
export type LookupEvent =
  | { type: 'lookupAsked'; cnpj: string }
  | { type: 'lookupLate'; cnpj: string }
  | { type: 'lookupFound'; cnpj: string; company: CompanyFields }
  | { type: 'lookupFailed'; cnpj: string; message: string };

/** Lock and delay of the lookup (§4, §9). */
const lockMs = 30_000;
const fillDelayMs = 1_000;

/** Looks up companies in the registry, one at a time; `ask` locks for 30 seconds. `onEvent` must be stable. */
export function useCompanyLookup(onEvent: (event: LookupEvent) => void) {
  const [lockedUntil, setLockedUntil] = useState<number>();
  const drop = useRef<Stop>(undefined);
  useEffect(() => () => drop.current?.(), []);

  const ask = useCallback(
    (cnpj: string) => {
      drop.current?.();
      setLockedUntil(Date.now() + lockMs);
      drop.current = startQuestion(cnpj, onEvent, () => setLockedUntil(undefined));
    },
    [onEvent],
  );
  return { lockedUntil, ask };
}

function startQuestion(cnpj: string, onEvent: (event: LookupEvent) => void, unlock: () => void) {
  let open = true;
  let filling: ReturnType<typeof setTimeout> | undefined;
  const { result, cancel } = lookUpCompany(cnpj);
  onEvent({ type: 'lookupAsked', cnpj });

  const lock = setTimeout(() => {
    unlock();
    if (open) onEvent({ type: 'lookupLate', cnpj });
  }, lockMs);

  result.then(
    (company) => {
      if (!open) return;
      open = false;
      filling = setTimeout(() => onEvent({ type: 'lookupFound', cnpj, company }), fillDelayMs);
    },
    (error: unknown) => {
      if (!open) return;
      open = false;
      if (!(error instanceof LookupRefused)) console.error('The company lookup failed', error);
      const message = error instanceof Error ? error.message : 'Consulta de CNPJ indisponível';
      onEvent({ type: 'lookupFailed', cnpj, message });
    },
  );

  return () => {
    open = false;
    cancel();
    clearTimeout(lock);
    clearTimeout(filling);
  };
}
