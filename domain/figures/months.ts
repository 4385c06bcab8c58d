/** Months in the endpoints' format: mm-yyyy, in São Paulo. */

const shortFormat = new Intl.DateTimeFormat('pt-BR', { month: 'short', timeZone: 'UTC' });
const longFormat = new Intl.DateTimeFormat('pt-BR', {
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

export function monthOfDate(date: string): string {
  return date.slice(3).replace('/', '-');
}

/** `count` months, oldest first; `month` is the last. */
export function monthsUntil(month: string, count: number): string[] {
  const { year, index } = parse(month);
  return Array.from({ length: count }, (_, position) => {
    const first = new Date(Date.UTC(year, index - (count - 1 - position)));
    return `${String(first.getUTCMonth() + 1).padStart(2, '0')}-${first.getUTCFullYear()}`;
  });
}

export function shortMonth(month: string): string {
  const name = shortFormat.format(firstDay(month)).replace('.', '');
  return `${name}/${month.slice(-2)}`;
}

export function longMonth(month: string): string {
  return longFormat.format(firstDay(month));
}

function firstDay(month: string): Date {
  const { year, index } = parse(month);
  return new Date(Date.UTC(year, index));
}

function parse(month: string): { year: number; index: number } {
  return { year: Number(month.slice(3)), index: Number(month.slice(0, 2)) - 1 };
}
