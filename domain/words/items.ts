export function itemsWords(count: number): string {
  return count === 1 ? '1 item' : `${count} itens`;
}
