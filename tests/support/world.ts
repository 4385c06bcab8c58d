import type { Order } from '../../src/domain/order';
import { draftOrder, type OrderDraft } from '../../src/domain/quote';
import type { CartLine } from '../../src/domain/product';
import type { User } from '../../src/domain/user';
import { people } from './people';

/** A small stored world that agrees with itself: three orders, their sums and keys. */

const lines: CartLine[] = [
  {
    CD_PRODUTO: '1001',
    DESCRICAO: 'PNEU ARO 29',
    CD_GRUPO: 'PNEU',
    preco_venda: 89.9,
    estoque_saldo: 12,
    quantity: 2,
  },
];

export const sellerEntries = {
  seller: { value: 'seller', label: people.seller.nome },
  seller2: { value: 'seller2', label: people.seller2.nome },
  pendingSeller: { value: 'pendingSeller', label: people.pendingSeller.nome },
};

export function keyOf(sending: number): string {
  return `00000000-0000-4000-8000-${String(sending).padStart(12, '0')}`;
}

export function draft(author: User, sending: number, seller = sellerEntries.seller): OrderDraft {
  return draftOrder({ chave: keyOf(sending), itens: lines, seller }, author, new Date());
}

/** Order 1 Pendente and 2 Aprovado of `customer` and `seller`, 3 Excluido of `customer2` and `seller2`. */
export const orders = {
  pending: { ...draft(people.customer, 1), numerodopedido: 1, criadoem: 1 },
  approved: { ...draft(people.customer, 2), status: 'Aprovado', numerodopedido: 2, criadoem: 2 },
  deleted: {
    ...draft(people.customer2, 3, sellerEntries.seller2),
    status: 'Excluido',
    numerodopedido: 3,
    criadoem: 3,
  },
} satisfies Record<string, Order>;

export function world() {
  const one = { quantidade: 1, total: orders.pending.total };
  return {
    usuarios: people,
    vendedores: sellerEntries,
    codigocliente: 4,
    codigovendedor: 3,
    numerodopedido: 3,
    totalorcamento: 3 * orders.pending.total,
    resumopedidos: { Pendente: one, Aprovado: one, Excluido: one, pedido: 3 },
    pedidos: { 1: orders.pending, 2: orders.approved, 3: orders.deleted },
    envios: {
      customer: { [keyOf(1)]: 1, [keyOf(2)]: 2 },
      customer2: { [keyOf(3)]: 3 },
    },
    backup: { produtos: { em: 1 } },
  };
}
