import { useMemo } from 'react';

import { watchUsersByCnpj } from '../../data/people/users';
import type { User } from '../../../domain/people/user';
import { createListed } from '../live/listed';
import { dataOf } from '../live/live';
import { useLive } from '../live/use-live';

/** A person, who has no uid before they are registered. */
interface Bearer {
  uid?: string;
  cnpj?: string | undefined;
}

function useBearers(cnpj: string | undefined): User[] | undefined {
  return dataOf(useLive(useMemo(() => (cnpj ? watchUsersByCnpj(cnpj) : null), [cnpj])));
}

const othersThan = ({ uid }: Bearer, found: User[] = []) => found.filter((one) => one.uid !== uid);

/** A few other people with the same CNPJ; for the administrator. */
export function useSameCnpj(person: Bearer): User[] {
  return othersThan(person, useBearers(person.cnpj));
}

const [SameCnpjProvider, useListedBearers] = createListed('SameCnpjProvider', useBearers);
export { SameCnpjProvider };

/** Like `useSameCnpj`, for a row of a list inside a `SameCnpjProvider`. */
export function useListedSameCnpj(person: Bearer): User[] {
  return othersThan(person, useListedBearers(person.cnpj || undefined));
}
