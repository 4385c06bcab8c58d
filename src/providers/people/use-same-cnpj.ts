import { useMemo } from 'react';

import { watchUsersByCnpj } from '../../data/people/users';
import type { User } from '../../../domain/people/user';
import { dataOf } from '../live/live';
import { useLive } from '../live/use-live';

/** Others with a person's CNPJ, a few of them; for the administrator. Somebody who is not registered yet has no uid. */
export function useSameCnpj({ uid, cnpj }: { uid?: string; cnpj?: string | undefined }): User[] {
  const watched = useMemo(() => (cnpj ? watchUsersByCnpj(cnpj) : null), [cnpj]);
  const found = dataOf(useLive(watched));
  return useMemo(() => found?.filter((other) => other.uid !== uid) ?? [], [found, uid]);
}
