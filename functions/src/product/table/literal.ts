/** For a LIKE pattern, in which %, _ and \ stand for themselves. */
export function literal(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&');
}
