/** The cart's title (specification, section 2, /produtos). */
export function cartTitle(count: number): string {
  return `Itens Orçamento ( ${count} )`;
}
