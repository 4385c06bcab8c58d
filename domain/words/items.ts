import { counted } from './counted';

export function itemsWords(count: number): string {
  return counted(count, 'item', 'itens');
}
