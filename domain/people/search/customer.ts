import { companyOf } from '../user';
import { searchKey, type CustomerEntry, type CustomerOrder } from '../customer-entry';
import { compareText, tidyText, visibleText } from '../../words/text';

/**
 * A query for a seller's customer search. Each is a narrow range, so its cost doesn't grow with the number of
 * customers.
 */

export interface CustomerQuestion {
  by: CustomerOrder;
  equals?: number;
  begins?: string;
}

export const foundAtOnce = 20;

const names = ['busca/nome', 'busca/nome2', 'busca/nome3', 'busca/nome4'] as const;

export function questionsOf(typed: string): CustomerQuestion[] {
  const text = searchKey(tidyText(typed));
  if (text === '') return [];
  const cnpj = text.toUpperCase().replace(/[^0-9A-Z]/g, '');
  const isCode = /^[0-9]{1,9}$/.test(text);
  const words = text.split(' ');
  const longest = words.reduce((a, b) => (b.length > a.length ? b : a));
  const begun = words.length > 1 ? [text, longest] : [text];
  return [
    ...(isCode ? [{ by: 'cod' as const, equals: Number(text) }] : []),
    ...(/^[0-9A-Z]{2}/.test(cnpj) && /[0-9]/.test(cnpj)
      ? [{ by: 'cnpj' as const, begins: cnpj }]
      : []),
    ...begun.flatMap((begins) =>
      [...names, 'busca/contato' as const, 'busca/cidade' as const].map((by) => ({ by, begins })),
    ),
  ];
}

/** The found customers that have every word, without duplicates: exact code first, then by name. */
export function rankCustomers(typed: string, found: readonly CustomerEntry[]): CustomerEntry[] {
  const words = searchKey(visibleText(typed)).split(' ').filter(Boolean);
  const unique = [...new Map(found.map((entry) => [entry.uid, entry])).values()];
  const isCode = ({ cod }: CustomerEntry) => words.length === 1 && String(cod) === words[0];
  return unique
    .filter((entry) => words.every((word) => holds(entry, word)))
    .sort(
      (a, b) => Number(isCode(b)) - Number(isCode(a)) || compareText(companyOf(a), companyOf(b)),
    )
    .slice(0, foundAtOnce);
}

function holds({ busca, cod, cnpj }: CustomerEntry, word: string): boolean {
  const digits = word.toUpperCase().replace(/[^0-9A-Z]/g, '');
  return (
    [busca.nome, busca.contato, busca.cidade].some((key) => key.includes(word)) ||
    String(cod) === word ||
    (digits !== '' && cnpj?.startsWith(digits) === true)
  );
}
