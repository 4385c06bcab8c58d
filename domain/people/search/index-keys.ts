import { searchKey } from '../customer-entry';
import { companyOf, type Analise, type Permissao, type User } from '../user';

/** The administrator's lists find people by these keys: `usuarios/{uid}/indice`, all computed from the record. */
export interface PersonIndex {
  /** Role, state and code: for lists sorted by code. */
  codigo: string;
  /** Role, state and company: for lists sorted by company. */
  empresa: string;
  /** The company from its second, third and fourth word on; absent if it has fewer words. */
  empresa2?: string;
  empresa3?: string;
  empresa4?: string;
  nome: string;
  nome2?: string;
  nome3?: string;
  email: string;
}

export type PersonKey = keyof PersonIndex;

/** Added to a code, so that all codes are texts of equal length. Rules can add numbers but not pad texts. */
export const codeBase = 10_000_000_000;

export function stateWord(analise: Analise): string {
  if (analise === true) return 'aprovado';
  return analise === false ? 'analise' : 'removido';
}

export function listPrefix(permissao: Permissao, analise: Analise): string {
  return `${permissao} ${stateWord(analise)} `;
}

type Indexed = Pick<User, 'permissao' | 'analise' | 'cod' | 'nome' | 'email' | 'razaosocial'>;

export function personIndexOf(user: Indexed): PersonIndex {
  const prefix = listPrefix(user.permissao, user.analise);
  const company = searchKey(companyOf(user));
  const name = searchKey(user.nome);
  return {
    codigo: `${prefix}${codeBase + user.cod}`,
    empresa: prefix + company,
    ...later('empresa', company, 4),
    nome: prefix + name,
    ...later('nome', name, 3),
    email: prefix + searchKey(user.email),
  };
}

export function withIndex<Person extends Indexed>(user: Person): Person & { indice: PersonIndex } {
  return { ...user, indice: personIndexOf(user) };
}

/** `{key}2` to `{key}{words}`: the text from each later word on. */
function later(key: string, text: string, words: number): Record<string, string> {
  const rests: Record<string, string> = {};
  let rest = text;
  for (let word = 2; word <= words && rest.includes(' '); word += 1) {
    rest = rest.slice(rest.indexOf(' ') + 1);
    if (rest !== '') rests[`${key}${word}`] = rest;
  }
  return rests;
}
