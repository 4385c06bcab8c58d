import { readDay, type Period } from '../../figures/period';
import { fold, tidyText } from '../../words/text';
import type { OrderStatus } from '../status';

/** An order that the finder found, with the fields that its list shows. */
export interface FoundOrder {
  numerodopedido: number;
  /** dd/mm/yyyy. */
  data: string;
  status: OrderStatus;
  cliente: string;
  /** The customer's own number, if the order has one. */
  referencia?: string;
  /** Code and name of the first line that matches the text. */
  produto?: string;
  /** Cents; customers don't get it. */
  total?: number;
}

/** The possible meanings of one typed word; it may have several. */
export interface FinderWord {
  /** §5: '12', ' 12 ' and '012' find order 12. */
  number?: number;
  /** A day, or a month of a year. */
  sent?: Period;
  /** '12/11' and 'novembro' without a year: days of every year, as month * 100 + day, both included. */
  daysOfYear?: { from: number; to: number };
  /** A part of a company, CNPJ, contact, seller, product or reference. */
  text?: string;
}

/** The person narrows the search by typing more. */
export const foundAtOnce = 10;
/** A single word shorter than this is only searched as an order number. */
export const leastLetters = 3;
/** Further words are ignored. */
export const maxSearchedWords = 8;

/** PostgreSQL's `integer` can't hold a number with more digits. */
const greatest = 999_999_999;

const months = [
  ...['janeiro', 'fevereiro', 'marco', 'abril', 'maio', 'junho', 'julho', 'agosto'],
  ...['setembro', 'outubro', 'novembro', 'dezembro'],
];
/** 'outubro de 2026', 'outubro/2026' */
const monthAndYear = new RegExp(`\\b(${months.join('|')})(?: de |[ /])(\\d{4})\\b`, 'g');
/** Joining words, which the search ignores. */
const particles = new Set(['de', 'da', 'do', 'das', 'dos', 'e', 'em', 'no', 'na']);

/** The words of a typed text. An order must match all of them. */
export function finderWords(typed: string): FinderWord[] {
  const text = fold(tidyText(typed));
  if (readDay(text) !== undefined) return [meaningOf(text, true)];
  const words = text
    .replace(monthAndYear, (_, month: string, year) => `${months.indexOf(month) + 1}/${year}`)
    .split(' ');
  const telling = words
    .filter((word) => word !== '' && !particles.has(word))
    .slice(0, maxSearchedWords);
  return telling.map((word) => meaningOf(word, telling.length === 1));
}

function meaningOf(word: string, isAlone: boolean): FinderWord {
  const isNumber = /^\d+$/.test(word) && Number(word) <= greatest;
  const day = readDay(word);
  const sent = day === undefined ? monthIn(word) : { de: day, ate: day };
  const daysOfYear = daysOfYearIn(word);
  return {
    ...(isNumber && { number: Number(word) }),
    ...(sent && { sent }),
    ...(daysOfYear && { daysOfYear }),
    ...((!isAlone || word.length >= leastLetters) && { text: word }),
  };
}

/** '10/2026' */
function monthIn(word: string): Period | undefined {
  const [, month = '', year = ''] = /^(\d{1,2})\/(20\d\d)$/.exec(word) ?? [];
  if (Number(month) < 1 || Number(month) > 12) return undefined;
  const last = new Date(Date.UTC(Number(year), Number(month), 0)).toISOString().slice(0, 10);
  return { de: `${last.slice(0, 7)}-01`, ate: last };
}

function daysOfYearIn(word: string): FinderWord['daysOfYear'] {
  const named = (months.indexOf(word) + 1) * 100;
  if (named > 0) return { from: named + 1, to: named + 31 };
  const [, day, month] = /^(\d{1,2})\/(\d{1,2})$/.exec(word) ?? [];
  const one = Number(month) * 100 + Number(day);
  return month === undefined ? undefined : { from: one, to: one };
}

/** Whether the text has a word that the endpoint can search. */
export function isFindable(typed: string): boolean {
  return finderWords(typed).some(({ number, text }) => number !== undefined || text !== undefined);
}
