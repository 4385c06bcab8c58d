import {
  isQueryText,
  isTextUpTo,
  limitHeader,
  maxTextLength,
  maxTexts,
} from '../../domain/query-limits';
import { ApiError } from './api-error';

/** The query string, as the caller sent it. */
export type Query = URLSearchParams;

/** Parses the query string without the framework's parser, which turns `a[b]=1` into an object. */
export function queryFrom(url: string): Query {
  const query = new URLSearchParams(/\?.*/s.exec(url)?.[0]);
  for (const name of query.keys()) {
    if (name.includes('[')) throw badQuery(name.slice(0, 40), 'um nome sem colchetes');
  }
  return query;
}

/** A text of the query; '' if it is absent or empty. Refuses lists, long texts and control characters. */
export function textFrom(query: Query, name: string, longest = maxTextLength): string {
  const [value = '', ...others] = query.getAll(name);
  if (others.length > 0 || !isTextUpTo(longest, value)) {
    throw badQuery(name, `um texto de até ${longest} caracteres, sem quebras de linha`);
  }
  return value;
}

/** The texts of a repeatable parameter, `?a=1&a=2`, without empty ones. */
export function textsFrom(query: Query, name: string): string[] {
  const values = query.getAll(name).filter((value) => value !== '');
  if (values.length > maxTexts || !values.every(isQueryText)) {
    throw badQuery(name, `no máximo ${maxTexts} textos de até ${maxTextLength} caracteres`);
  }
  return values;
}

export function requiredTextFrom(query: Query, name: string): string {
  const value = textFrom(query, name);
  if (value.trim() === '') throw badQuery(name, 'um texto não vazio');
  return value;
}

export function choiceFrom<T extends string>(query: Query, name: string, choices: readonly T[]): T {
  const text = textFrom(query, name);
  const choice = choices.find((one) => one === text);
  if (choice === undefined) throw badQuery(name, `um destes: ${choices.join(', ')}`);
  return choice;
}

export function numberFrom(query: Query, name: string): number {
  const value = textFrom(query, name);
  if (!isWholeNumber(value)) throw badQuery(name, 'um número inteiro positivo');
  return Number(value);
}

/** Numbers separated by commas, at most `most`. */
export function numberListFrom(query: Query, name: string, most: number): number[] {
  const values = query.getAll(name).join().split(',');
  if (values.length > most || !values.every(isWholeNumber)) {
    throw badQuery(name, `de um a ${most} números inteiros positivos, com vírgulas entre eles`);
  }
  return [...new Set(values.map(Number))];
}

/** Uids separated by commas, at most `most`. Refuses what can't be a part of a path of the database. */
export function uidListFrom(query: Query, name: string, most: number): string[] {
  const values = query.getAll(name).join().split(',');
  const isUid = (text: string) => isQueryText(text) && /^[^.#$[\]/]+$/.test(text);
  if (values.length > most || !values.every(isUid)) {
    throw badQuery(name, `de um a ${most} códigos de pessoas, com vírgulas entre eles`);
  }
  return [...new Set(values)];
}

function isWholeNumber(text: string): boolean {
  return /^[1-9]\d{0,14}$/.test(text);
}

/** The number in `limitHeader`; undefined if the header is absent. */
export function limitFrom(header: string | undefined): number | undefined {
  if (header === undefined) return undefined;
  if (!/^[1-9]\d{0,6}$/.test(header)) throw badQuery(limitHeader, 'um número inteiro positivo');
  return Number(header);
}

/** The refusal of a parameter; `expected` describes a valid one in Portuguese. */
export function badQuery(name: string, expected: string): ApiError {
  return new ApiError(
    400,
    'consulta-invalida',
    `Nada foi feito: ${name} deve ser ${expected}. Corrija e tente de novo.`,
  );
}
