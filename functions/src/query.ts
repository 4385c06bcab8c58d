import { ApiError } from './api-error';

/** The parsed query string: whatever the caller chose to send. */
export type Query = Record<string, unknown>;

const longestText = 200;
// NUL is refused by PostgreSQL, line breaks have no place in a filter or in a mail header.
const controlCharacter = /\p{Cc}/u;

/** A text of the query; '' when it is absent or empty. Refuses lists, long texts and control characters. */
export function textFrom(query: Query, name: string): string {
  const value = query[name] ?? '';
  if (typeof value !== 'string' || value.length > longestText || controlCharacter.test(value)) {
    throw badQuery(name, `um texto de até ${longestText} caracteres, sem quebras de linha`);
  }
  return value;
}

/** A text that must be there. */
export function requiredTextFrom(query: Query, name: string): string {
  const value = textFrom(query, name);
  if (value.trim() === '') throw badQuery(name, 'um texto não vazio');
  return value;
}

/** A whole number from 1 on, such as an order number. */
export function numberFrom(query: Query, name: string): number {
  const value = textFrom(query, name);
  if (!/^[1-9]\d{0,14}$/.test(value)) throw badQuery(name, 'um número inteiro positivo');
  return Number(value);
}

function badQuery(name: string, expected: string): ApiError {
  return new ApiError(
    400,
    'consulta-invalida',
    `Nada foi feito: ${name} deve ser ${expected}. Corrija e tente novamente.`,
  );
}
