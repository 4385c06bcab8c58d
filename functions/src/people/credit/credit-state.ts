import type { Credit, OpenBill } from '../../../../domain/people/credit/credit';
import { isValidCnpj, normalizeCnpj } from '../../../../domain/registration/cnpj';
import { isTextUpTo } from '../../../../domain/query-limits';
import { plainText } from '../../../../domain/words/plain-text';
import { toCents } from '../../../../domain/words/money';

/** The credit of a company and its open bills at one moment. */
export interface CreditState extends Credit {
  cnpj: string;
  titulos: OpenBill[];
}

/** The limits of a text and of an amount, in characters and reais. */
const longestText = 200;
const highest = 10_000_000_000;

/** Spreadsheets and ERPs drop leading zeros; the check digits show whether only these are missing. */
export function readCnpj(text: string): string {
  const written = normalizeCnpj(text);
  const cnpj = /^\d+$/.test(written) ? written.padStart(14, '0') : written;
  if (!isValidCnpj(cnpj)) throw new Error(`CNPJ inválido "${text.slice(0, 40)}"`);
  return cnpj;
}

/** Whole cents; more decimals are rounded. */
export function readCents(reais: unknown, name: string): number {
  if (typeof reais !== 'number' || !(Math.abs(reais) <= highest)) {
    throw new Error(`${name} deve ser um número em reais`);
  }
  return toCents(reais);
}

export function readLimit(reais: unknown): number {
  const cents = readCents(reais, 'limite');
  if (cents < 0) throw new Error('limite não pode ser negativo');
  return cents;
}

export function readText(text: unknown, name: string): string {
  if (typeof text !== 'string' || !isTextUpTo(longestText, text) || !plainText.test(text)) {
    throw new Error(`${name} deve ser um texto de até ${longestText} caracteres comuns`);
  }
  return text.trim();
}

export function refuseTwice(bills: readonly OpenBill[], numero: string): void {
  if (numero === '') throw new Error('falta o número do título');
  if (bills.some((bill) => bill.numero === numero)) {
    throw new Error(`o título "${numero}" está duas vezes`);
  }
}
