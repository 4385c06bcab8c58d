import { besideOrders } from '../../../emulators/sample/sums';
import { customerEntries, customerEntryOf } from '../../../domain/people/customer-entry';
import { headsOf } from '../../../domain/order/head';
import { indexOf, type Order } from '../../../domain/order/order';
import { withIndex, type PersonIndex } from '../../../domain/people/search/index-keys';
import { draftOrder, type OrderDraft } from '../../../domain/order/quote/quote';
import type { CartLine } from '../../../domain/product/product';
import type { User } from '../../../domain/people/user';
import { people } from './people';

/** A small, consistent database: three orders, their sums and keys. */

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

/** A sending key (`envios/{uid}/{chave}`) like those that browsers make. */
export function keyOf(sending: number): string {
  return `00000000-0000-4000-8000-${String(sending).padStart(12, '0')}`;
}

/** An order that its author could send now; `sending` distinguishes them. */
export function draft(author: User, sending: number, seller = sellerEntries.seller): OrderDraft {
  return draftOrder({ chave: keyOf(sending), itens: lines, seller }, author, new Date());
}

/** An order that `author` could send for this customer. */
export function draftFor(
  customer: User,
  author: User,
  sending = 10,
  seller = sellerEntries.seller,
): OrderDraft {
  const quote = {
    chave: keyOf(sending),
    itens: lines,
    seller,
    customer: customerEntryOf(customer),
  };
  return draftOrder(quote, author, new Date());
}

const approvedDraft = { ...draft(people.customer, 2), status: 'Aprovado' } as const;
const deletedDraft = {
  ...draft(people.customer2, 3, sellerEntries.seller2),
  status: 'Excluido',
} as const;

/** Order 1 Pendente and 2 Aprovado of `customer` and `seller`, 3 Excluido of `customer2` and `seller2`. */
export const orders = {
  pending: { ...draft(people.customer, 1), numerodopedido: 1, criadoem: 1 },
  approved: { ...approvedDraft, indice: indexOf(approvedDraft), numerodopedido: 2, criadoem: 2 },
  deleted: { ...deletedDraft, indice: indexOf(deletedDraft), numerodopedido: 3, criadoem: 3 },
} satisfies Record<string, Order>;

/** The people with their index keys, as stored. */
export const indexedPeople = Object.fromEntries(
  Object.entries<User>(people).map(([uid, user]) => [uid, withIndex(user)]),
) as Record<keyof typeof people, User & { indice: PersonIndex }>;

/** The whole database of the rules tests: one person of each kind, one order in each status, and matching sums. */
export function world() {
  return {
    usuarios: indexedPeople,
    clientes: customerEntries(Object.values(people)),
    vendedores: sellerEntries,
    contas: Object.fromEntries(
      ['seller', 'seller2', 'pendingSeller'].map((uid) => [
        uid,
        { senha: { senha: 'segredo123' } },
      ]),
    ),
    codigocliente: 4,
    codigovendedor: 3,
    aprovados: { cliente: 2, vendedor: 2 },
    pedidos: { 1: orders.pending, 2: orders.approved, 3: orders.deleted },
    cabecalhos: headsOf([orders.pending, orders.approved, orders.deleted]),
    ...besideOrders([orders.pending, orders.approved, orders.deleted]),
    backup: { produtos: { em: 1 } },
  };
}
