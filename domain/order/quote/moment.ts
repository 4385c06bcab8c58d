import { beginOfDay, dayInSaoPaulo, saoPauloOffset } from '../../words/time';
import type { StoredOrder } from '../record/schema';

/** The day and hour of a sending in São Paulo, in numbers: rules can calculate with these and not with texts. */
export type OrderMoment = NonNullable<StoredOrder['quando']>;

/** How far the moment that an order tells may be from the server's clock, in milliseconds. */
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
 * What an order may be dated when the server's clock is about this. The day must be the server's own: near midnight both
 * days are possible.
 */
export function possibleMoments(now: number): PossibleMoments {
  const [before, after] = [now - momentTolerance, now + momentTolerance].map((moment) =>
    dayInSaoPaulo(new Date(moment)),
  );
  if (before === undefined || after === undefined || before === after) return [now];
  const midnight = beginOfDay(after);
  return [now, now < midnight ? midnight : midnight - 1000];
}

/** The same as milliseconds since 1970. */
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

/** The years that a moment may lie in; the rules calculate with no others. */
const firstYear = 2000;
const lastYear = 2099;

/** The moment that a stored date and hour tell; undefined where they are none, such as 99/99/9999. */
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
