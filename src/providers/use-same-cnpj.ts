import { useMemo } from 'react';

import { watchUsersByCnpj } from '../data/firebase/users';
import type { User } from '../../domain/user';
import { dataOf } from './live';
import { useLive } from './use-live';

/** Others with the CNPJ of somebody who waits for approval, a few of them; for the administrator. */
export function useSameCnpj({ uid, cnpj, analise }: User): User[] {
  const asked = analise === false ? cnpj : undefined;
  const watched = useMemo(() => (asked ? watchUsersByCnpj(asked) : null), [asked]);
  const found = dataOf(useLive(watched));
  return useMemo(() => found?.filter((other) => other.uid !== uid) ?? [], [found, uid]);
}
