import fc from 'fast-check';

import { newOrderWrite, sellerWrite, statusWrite } from '../../src/data/firebase/order-writes';
import { approvalWrite } from '../../src/data/firebase/user-writes';
import type { ApprovalAction } from '../../domain/approval';
import type { Order } from '../../domain/order';
import { orderStatuses, type OrderAction } from '../../domain/order-status';
import { people, type Person } from '../support/people';
import { draft, sellerEntries } from '../support/world';

/**
 * One attempt by somebody, honest or not. With `fresh` they read the orders first; otherwise they act on what they last
 * saw.
 */
export type Command = { actor: Person; fresh: boolean } & (
  | { kind: 'quote'; sending: number; seller: keyof typeof sellerEntries }
  | { kind: 'move'; order: number; action: OrderAction }
  | { kind: 'assign'; order: number; seller: keyof typeof sellerEntries }
  | { kind: 'approval'; person: Person; action: ApprovalAction }
  | { kind: 'tamper'; path: string; value: unknown }
);

const persons = Object.keys(people) as Person[];
const actor = fc.constantFrom(...persons);
const mover = fc.constantFrom<Person>('admin', 'seller', 'seller2', 'customer');
const seller = fc.constantFrom(...(Object.keys(sellerEntries) as (keyof typeof sellerEntries)[]));
const order = fc.nat(6).map((index) => index + 1);
const fresh = fc.constantFrom(true, true, true, false);

const tamperedPath = fc.oneof(
  fc
    .tuple(actor, fc.constantFrom(...Object.keys(people.customer), 'removido', 'senha', 'x'))
    .map(([who, field]) => `usuarios/${who}/${field}`),
  fc
    .tuple(
      order,
      fc.constantFrom('', '/status', '/total', '/itens', '/idvendedor', '/historico', '/cliente'),
    )
    .map(([number, field]) => `pedidos/${number}${field}`),
  fc.constantFrom(
    'codigocliente',
    'codigovendedor',
    'numerodopedido',
    'totalorcamento',
    'resumopedidos',
    'resumopedidos/pedido',
    'resumopedidos/Pendente/quantidade',
    'resumovendedores/seller/Pendente/quantidade',
    'resumomeses/11-2026/Pendente/total',
    'aprovados/cliente',
    'pedidos/1/indice/vendedor',
    'conferencias/1',
    'conferencias/1/itens',
    'vendedores/seller/label',
    'vendedores/customer',
    'usuarios',
    'pedidos',
    'envios/customer',
  ),
);
const tamperedValue = fc.oneof(
  fc.constantFrom<unknown>(null, true, false, 'removido', 'Aprovado', 'superUser', people.admin),
  fc.integer({ min: -1, max: 6 }),
  fc.string({ maxLength: 12 }).map((text) => text.replaceAll(/[^ -~]/g, '')),
);

/** Twice as many honest attempts as dishonest ones, so that there is something to break. */
export const command: fc.Arbitrary<Command> = fc.oneof(
  fc.record({
    kind: fc.constant('quote' as const),
    actor,
    fresh,
    sending: fc.integer({ min: 1, max: 40 }),
    seller,
  }),
  fc.record({
    kind: fc.constant('move' as const),
    actor: mover,
    fresh,
    order,
    action: fc.constantFrom<OrderAction>('aprovar', 'analisar', 'excluir'),
  }),
  fc.record({ kind: fc.constant('assign' as const), actor: mover, fresh, order, seller }),
  fc.record({
    kind: fc.constant('approval' as const),
    actor: fc.constantFrom<Person>('admin', 'seller', 'pending'),
    fresh,
    person: actor,
    action: fc.constantFrom<ApprovalAction>('aprovar', 'remover', 'reprovar'),
  }),
  fc.record({
    kind: fc.constant('tamper' as const),
    actor,
    fresh,
    path: tamperedPath,
    value: tamperedValue,
  }),
  // A status without its history and sums, by people who may move it.
  fc.record({
    kind: fc.constant('tamper' as const),
    actor: mover,
    fresh,
    path: order.map((number) => `pedidos/${number}/status`),
    value: fc.constantFrom(...orderStatuses),
  }),
);

/**
 * The write for a command, made by the app's own functions; undefined when there is nothing to act on. `seen` are the
 * orders as the actor last saw them, `id` is the key of the new history entry.
 */
export function writeOf(
  command: Command,
  seen: Partial<Record<number, Order>>,
  id: string,
): Record<string, unknown> | undefined {
  const author = people[command.actor];
  switch (command.kind) {
    case 'quote': {
      const quote = draft(author, command.sending, sellerEntries[command.seller]);
      return newOrderWrite(quote, Math.max(...Object.keys(seen).map(Number)) + 1);
    }
    case 'move': {
      const order = seen[command.order];
      return order && statusWrite(order, command.action, author, id);
    }
    case 'assign': {
      const order = seen[command.order];
      return order && sellerWrite(order, sellerEntries[command.seller], author, id);
    }
    case 'approval':
      return approvalWrite(people[command.person], command.action, new Date());
    case 'tamper':
      return { [command.path]: command.value };
  }
}
