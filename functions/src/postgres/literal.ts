/** Escapes %, _ and \ for a LIKE pattern. */
export function literal(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&');
}
