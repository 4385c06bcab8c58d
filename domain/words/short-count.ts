const most = 99;

/** A count where there is little room: '99+' for more. */
export function shortCount(count: number): string {
  return count > most ? `${most}+` : String(count);
}
