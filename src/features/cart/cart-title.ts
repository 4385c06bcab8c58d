/** The cart's title (§2 /produtos). */
export function cartTitle(count: number): string {
  return `Itens Orçamento ( ${count} )`;
}
