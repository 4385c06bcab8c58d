const timeZone = 'America/Sao_Paulo';

/** How many milliseconds São Paulo is behind UTC, all year. */
export const saoPauloOffset = 3 * 60 * 60 * 1000;

const dateFormat = new Intl.DateTimeFormat('pt-BR', {
  timeZone,
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
});
const timeFormat = new Intl.DateTimeFormat('pt-BR', {
  timeZone,
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
});

/** dd/mm/yyyy in São Paulo, whatever the computer's time zone. */
export function dateInSaoPaulo(moment: Date): string {
  return dateFormat.format(moment);
}

export const dayLength = 24 * 60 * 60 * 1000;

/** The current day in São Paulo as days since 1970, which can be added and compared. */
export function dayInSaoPaulo(moment: Date): number {
  return Math.floor((moment.getTime() - saoPauloOffset) / dayLength);
}

export function beginOfDay(day: number): number {
  return day * dayLength + saoPauloOffset;
}

/** The day number of a yyyy-mm-dd. */
export function dayOfDate(date: string): number {
  return Date.parse(date) / dayLength;
}

export function dateOfDay(day: number): string {
  return dateInSaoPaulo(new Date(beginOfDay(day)));
}

export function timeInSaoPaulo(moment: Date): string {
  return timeFormat.format(moment);
}

/** HH:mm in São Paulo, as screens show it. */
export function clockInSaoPaulo(moment: Date): string {
  return timeInSaoPaulo(moment).slice(0, 5);
}

export function momentInWords(moment: Date): string {
  return `${dateInSaoPaulo(moment)} às ${clockInSaoPaulo(moment)}`;
}

export function dateTimeInSaoPaulo(moment: Date): string {
  return `${dateInSaoPaulo(moment)} ${timeInSaoPaulo(moment)}`;
}

/** A stored 'dd/mm/yyyy HH:mm:ss' as screens show it. Other texts stay unchanged. */
export function withoutSeconds(stored: string): string {
  return stored.replace(/ (\d{2}:\d{2}):\d{2}$/, ' às $1');
}

/** The suffix after the user's name in the header (§2). */
export function greetingSuffix(moment: Date): string {
  const hour = Number(timeInSaoPaulo(moment).slice(0, 2));
  if (hour < 6) return '!';
  if (hour < 12) return ', bom dia!';
  if (hour < 18) return ', boa tarde!';
  return ', boa noite!';
}
