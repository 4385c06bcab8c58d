import { beginOfDay, dayInSaoPaulo, saoPauloOffset } from '../../../words/time';
import type { StoredOrder } from '../../record/schema';

/** Day and hour of a sending in São Paulo, as numbers, because rules can't calculate with texts. */
export type OrderMoment = NonNullable<StoredOrder['quando']>;

/** Largest difference between an order's moment and the server's clock, in milliseconds. */
export const momentTolerance = 5 * 60 * 1000;

export function orderMoment(moment: Date): OrderMoment {
  const local = new Date(moment.getTime() - saoPauloOffset);
  return {
    ano: local.getUTCFullYear(),
    mes: local.getUTCMonth() + 1,
    dia: local.getUTCDate(),
    hora: local.getUTCHours(),
    minuto: local.getUTCMinutes(),
    segundo: local.getUTCSeconds(),
  };
}

export type PossibleMoments = readonly [number, ...number[]];

/**
 * The moments that an order may carry around `now`. The rules require the server's own day, so near midnight there are
 * two.
 */
export function possibleMoments(now: number): PossibleMoments {
  const [before, after] = [now - momentTolerance, now + momentTolerance].map((moment) =>
    dayInSaoPaulo(new Date(moment)),
  );
  if (before === undefined || after === undefined || before === after) return [now];
  const midnight = beginOfDay(after);
  return [now, now < midnight ? midnight : midnight - 1000];
}

/** The moment in milliseconds since 1970. */
export function timeOf({ ano, mes, dia, hora, minuto, segundo }: OrderMoment): number {
  return Date.UTC(ano, mes - 1, dia, hora, minuto, segundo) + saoPauloOffset;
}

const twoDigits = (number: number) => String(number).padStart(2, '0');

export function dateWords({ dia, mes, ano }: OrderMoment): string {
  return `${twoDigits(dia)}/${twoDigits(mes)}/${ano}`;
}

export function hourWords({ hora, minuto, segundo }: OrderMoment): string {
  return [hora, minuto, segundo].map(twoDigits).join(':');
}

/** The rules calculate only with years in this range. */
const firstYear = 2000;
const lastYear = 2099;

/** Parses a stored date and hour; undefined if they are impossible, such as 99/99/9999. */
export function momentFromWords(data: string, hora: string): OrderMoment | undefined {
  const date = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(data);
  const hour = /^(\d{2}):(\d{2}):(\d{2})$/.exec(hora);
  if (!date || !hour) return undefined;
  const [dia = 0, mes = 0, ano = 0] = date.slice(1).map(Number);
  const [h = 0, minuto = 0, segundo = 0] = hour.slice(1).map(Number);
  if (ano < firstYear || ano > lastYear) return undefined;
  const moment = orderMoment(new Date(timeOf({ ano, mes, dia, hora: h, minuto, segundo })));
  return dateWords(moment) === data && hourWords(moment) === hora ? moment : undefined;
}
