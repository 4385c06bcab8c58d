const grouped = new Intl.NumberFormat('pt-BR');

/**
 * A number with the matching form of its noun or participle: '1 pedido lido', '0 pedidos lidos', '1.200 pedidos lidos'.
 */
export function counted(count: number, one: string, many: string): string {
  return `${grouped.format(count)} ${count === 1 ? one : many}`;
}
