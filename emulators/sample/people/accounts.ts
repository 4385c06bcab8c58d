import { dateInSaoPaulo, dateTimeInSaoPaulo } from '../../../domain/words/time';
import {
  isSeller,
  sellerEntryOf,
  type SellerEntry,
  type StoredPassword,
  type User,
} from '../../../domain/people/user';
import { sampleCustomers } from './customers';
import { daysBefore } from '../dates';
import { administrator, sellers, type Person } from './people';

export const password = 'emulador123';

export function sampleUsers(now: Date): User[] {
  return [
    { ...userOf(administrator, now), superUser: true, permissao: 'superUser', cod: 1 },
    ...sellers.map((seller, index): User => ({
      ...userOf(seller, now),
      permissao: 'vendedor',
      cod: index + 1,
    })),
    ...sampleCustomers().map((customer, index): User => ({
      ...userOf(customer, now),
      permissao: 'cliente',
      cod: index + 1,
      ...customer.company,
    })),
  ];
}

/** `vendedores/`: every seller ever registered, including the pending one. */
export function sellerEntries(users: User[]): SellerEntry[] {
  return users.filter(isSeller).map(sellerEntryOf);
}

/** `contas/{uid}/senha`: the password of each seller. */
export function sellerPasswords(users: User[]): Record<string, Pick<StoredPassword, 'senha'>> {
  return Object.fromEntries(users.filter(isSeller).map(({ uid }) => [uid, { senha: password }]));
}

function userOf({ login, nome, celular, analise, registered, visited }: Person, now: Date) {
  return {
    uid: login.replaceAll('.', '-'),
    email: `${login}@mmv.local`,
    nome,
    celular,
    superUser: false,
    analise,
    createat: dateInSaoPaulo(daysBefore(now, registered)),
    ultimologin: visited === null ? 'nunca' : dateInSaoPaulo(daysBefore(now, visited)),
    ...(analise === 'removido' && { removido: dateTimeInSaoPaulo(daysBefore(now, visited ?? 0)) }),
  };
}
