import { vi } from 'vitest';

import type { User } from '../../../domain/user';
import { mapLive, type Live } from '../../providers/live';
import {
  useApprovals,
  useApprovedCount,
  useHasUnindexedPeople,
  useListedPeople,
  usePeopleSearch,
  type PeopleFound,
} from '../../providers/people';

/** Lets the mocked providers hand out these people; `complete` says that there are no more. */
export function hold(people: Live<User[]>, complete = true, found?: PeopleFound) {
  const more = vi.fn();
  vi.mocked(useListedPeople).mockImplementation(({ role, state }) => ({
    page: mapLive(people, (all) => ({
      items: all.filter(({ permissao, analise }) => permissao === role && analise === state),
      complete,
    })),
    more,
  }));
  const search = {
    result: found ? { status: 'ready' as const, data: found } : { status: 'loading' as const },
    more: vi.fn(),
    stop: vi.fn(),
  };
  vi.mocked(usePeopleSearch).mockReturnValue(search);
  vi.mocked(useApprovedCount).mockReturnValue(undefined);
  vi.mocked(useHasUnindexedPeople).mockReturnValue(false);
  const verbs = {
    apply: vi.fn(() => Promise.resolve(true)),
    actOn: vi.fn(() => undefined),
    refusedReason: vi.fn(() => ''),
  };
  vi.mocked(useApprovals).mockReturnValue(verbs);
  return { more, search, ...verbs };
}

export function aCustomer(values: Partial<User> = {}): User {
  return {
    uid: `uid-${values.cod ?? 7}`,
    email: 'joao@ferraz.com.br',
    nome: 'João Ferraz',
    superUser: false,
    permissao: 'cliente',
    analise: false,
    createat: '05/03/2026',
    ultimologin: 'nunca',
    cod: 7,
    celular: '(62) 99321-7788',
    razaosocial: 'FERRAZ MOTOPEÇAS EIRELI',
    cnpj: '12345678000195',
    cnpjverificado: true,
    endereco: {
      logradouro: 'RUA 10',
      numero: '5',
      complemento: '',
      bairro: 'CENTRO',
      cidade: 'GOIÂNIA',
      estado: 'GO',
      cep: '74000-000',
    },
    ...values,
  };
}
