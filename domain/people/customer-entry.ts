import type { OrderCustomer } from '../order/order';
import { companyOf, type User, isCustomer } from './user';

/**
 * The fields of an approved customer that approved sellers may read: `clientes/{uid}`, all copied from the customer's
 * record.
 */

export const sharedFields = [
  'uid',
  'cod',
  'nome',
  'email',
  'celular',
  'telefone',
  'razaosocial',
  'cnpj',
  'endereco',
] as const satisfies readonly (keyof User)[];

type Shared = Pick<User, (typeof sharedFields)[number]>;

/** Search keys of the entry, in the format of `searchKey`. */
export interface CustomerKeys {
  nome: string;
  /** The company's name from its second, third and fourth word on; absent if it has fewer words. */
  nome2?: string;
  nome3?: string;
  nome4?: string;
  contato: string;
  cidade: string;
}

export interface CustomerEntry extends Shared {
  busca: CustomerKeys;
}

export const customerOrders = [
  'cod',
  'cnpj',
  'busca/nome',
  'busca/nome2',
  'busca/nome3',
  'busca/nome4',
  'busca/contato',
  'busca/cidade',
] as const;
export type CustomerOrder = (typeof customerOrders)[number];

export const maxCustomersAtOnce = 50;

const accented = { a: 'áàâãä', e: 'éèêë', i: 'íìîï', o: 'óòôõö', u: 'úùûü', c: 'ç', n: 'ñ' };

/** Accented letters with their plain ones. The rules fold texts by the same pairs, letter by letter. */
export const plainLetters = Object.entries(accented).flatMap(([plain, letters]) =>
  Array.from(letters, (letter) => [letter, plain] as const),
);

/** Lower case, without Portuguese accents. The rules compute the same. */
export function searchKey(text: string): string {
  return plainLetters.reduce(
    (key, [letter, plain]) => key.replaceAll(letter, plain),
    text.toLowerCase(),
  );
}

export function customerEntryOf(user: Shared): CustomerEntry {
  const shared = sharedFields.flatMap((field) =>
    user[field] === undefined ? [] : [[field, user[field]] as const],
  );
  return { ...(Object.fromEntries(shared) as unknown as Shared), busca: keysOf(user) };
}

/** A stand-in for a customer whose entry has not loaded yet: only uid and name. */
export function namedEntry({ uid, nome, razaosocial }: Named): CustomerEntry {
  const name = companyOf({ nome, ...(razaosocial && { razaosocial }) });
  return { uid, nome: name, busca: keysOf({ nome: name }) } as CustomerEntry;
}

type Named = Pick<User, 'uid' | 'nome' | 'razaosocial'>;

export function hasEntry(user: Pick<User, 'permissao' | 'analise'>): boolean {
  return isCustomer(user) && user.analise === true;
}

export function customerEntries(people: Iterable<User>): Record<string, CustomerEntry> {
  const customers = [...people].filter(hasEntry);
  return Object.fromEntries(customers.map((user) => [user.uid, customerEntryOf(user)]));
}

function keysOf(user: Pick<User, 'nome' | 'razaosocial' | 'endereco'>): CustomerKeys {
  const nome = searchKey(companyOf(user));
  const nome2 = afterWord(nome);
  const nome3 = afterWord(nome2);
  const nome4 = afterWord(nome3);
  return {
    nome,
    ...(nome2 && { nome2 }),
    ...(nome3 && { nome3 }),
    ...(nome4 && { nome4 }),
    contato: searchKey(user.nome),
    cidade: searchKey(user.endereco?.cidade ?? ''),
  };
}

function afterWord(text: string | undefined): string | undefined {
  return text?.includes(' ') ? text.slice(text.indexOf(' ') + 1) : undefined;
}

/** The customer of an order by a seller: the entry's fields, and approved. */
export function orderCustomerOf({ busca: _busca, ...shared }: CustomerEntry): OrderCustomer {
  return { ...shared, superUser: false, permissao: 'cliente', analise: true };
}
