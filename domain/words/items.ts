/** '1 item', '12 itens'. */
export function itemsWords(count: number): string {
  return count === 1 ? '1 item' : `${count} itens`;
}
