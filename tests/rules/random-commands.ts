import fc from 'fast-check';

import {
  editWrite,
  newOrderWrite,
  sellerWrite,
  statusWrite,
  stepWrite,
} from '../../src/data/order/writes';
import { approvalLine, approvalWrite } from '../../src/data/people/writes';
import { approvalAct } from '../../domain/outbox/act';
import { approvalActionNames, type ApprovalAction } from '../../domain/people/approval';
import { withDiscount } from '../../domain/cart/cart';
import { edited as changeLines } from '../../domain/order/change';
import { editOf, type QuoteEdit } from '../../domain/order/edit/edit';
import type { Order } from '../../domain/order/order';
import { stepKinds, type StepKind } from '../../domain/order/progress/step';
import { orderStatuses, type OrderAction } from '../../domain/order/status';
import { pauseBetweenMoves } from '../../domain/order/change';
import type { OrderDraft } from '../../domain/order/quote/quote';
import { pauseBetweenSendings } from '../../domain/order/quote/time/pace';
import { people, type Person } from '../support/data/people';
import { draft, sellerEntries } from '../support/data/world';
import {
  forgedEdit,
  forgedEdits,
  forgedMove,
  forgedMoves,
  forgedQuote,
  forgedQuoteNames,
  type ForgedEdit,
  type ForgedMove,
  type ForgedQuote,
} from './forgeries';

/**
 * One attempt of a person, honest or not, after `wait` milliseconds. With `fresh` they first read the orders; otherwise
 * they use their last reading.
 */
export type Command = { actor: Person; fresh: boolean; wait?: number } & (
  | { kind: 'quote'; sending: number; seller: keyof typeof sellerEntries; percent: number }
  | { kind: 'limit'; percent: number }
  | { kind: 'move'; order: number; action: OrderAction }
  | { kind: 'edit'; order: number; lines: number; quantity: number; percent: number }
  | { kind: 'step'; order: number; tipo: StepKind }
  | { kind: 'assign'; order: number; seller: keyof typeof sellerEntries }
  | { kind: 'approval'; person: Person; action: ApprovalAction }
  | { kind: 'tamper'; path: string; value: unknown }
  | { kind: 'forgedQuote'; sending: number; how: ForgedQuote }
  | { kind: 'forgedMove'; order: number; how: ForgedMove }
  | { kind: 'forgedEdit'; order: number; how: ForgedEdit }
  | { kind: 'flood'; sending: number; count: number }
);

const persons = Object.keys(people) as Person[];
const actor = fc.constantFrom(...persons);
const mover = fc.constantFrom<Person>('admin', 'seller', 'seller2', 'customer');
const seller = fc.constantFrom(...(Object.keys(sellerEntries) as (keyof typeof sellerEntries)[]));
const order = fc.nat(6).map((index) => index + 1);
const fresh = fc.constantFrom(true, true, true, false);
/** The greatest limit is 20. */
const percent = fc.constantFrom(0, 0, 0, 5, 20, 21);
/** Some come before the pause between two sendings has passed. */
const wait = fc.constantFrom(0, pauseBetweenSendings - 1, pauseBetweenSendings, 60_000);
const sender = fc.constantFrom<Person>('customer', 'customer2', 'seller', 'seller2');

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
  fc
    .tuple(order, fc.constantFrom('', '/status', '/recado', '/indice', '/cliente/nome'))
    .map(([number, field]) => `cabecalhos/${number}${field}`),
  fc
    .tuple(order, fc.constantFrom('', '/cliente', '/em', '/eventos', '/eventos/line-000/tipo'))
    .map(([number, field]) => `andamentos/${number}${field}`),
  fc.constantFrom(
    'condicoes',
    'condicoes/pagamentos',
    'notas',
    'codigocliente',
    'codigovendedor',
    'numerodopedido',
    'totalorcamento',
    'resumopedidos',
    'resumopedidos/pedido',
    'resumopedidos/Pendente/quantidade',
    'aprovados/cliente',
    'pedidos/1/indice/vendedor',
    'pedidos/1/indice/cliente',
    'autores/seller',
    'contas/seller/senha',
    'autores/admin',
    'representantes/customer',
    'representantes/customer/seller2',
    'vendedores/seller/label',
    'vendedores/customer',
    'usuarios',
    'pedidos',
    'cabecalhos',
    'envios/customer',
  ),
);
const tamperedValue = fc.oneof(
  fc.constantFrom<unknown>(null, true, false, 'removido', 'Aprovado', 'superUser', people.admin),
  fc.integer({ min: -1, max: 6 }),
  fc.string({ maxLength: 12 }).map((text) => text.replaceAll(/[^ -~]/g, '')),
);

/** Twice as many honest attempts as dishonest ones, so that there are orders to attack. */
export const command: fc.Arbitrary<Command> = fc.oneof(
  fc.record({
    kind: fc.constant('quote' as const),
    actor,
    fresh,
    wait,
    sending: fc.integer({ min: 1, max: 40 }),
    seller,
    percent,
  }),
  fc.record({
    kind: fc.constant('limit' as const),
    actor: fc.constantFrom<Person>('admin', 'seller', 'customer'),
    fresh,
    percent: fc.constantFrom(0, 5, 20),
  }),
  fc.record({
    kind: fc.constant('move' as const),
    actor: mover,
    fresh,
    wait,
    order,
    action: fc.constantFrom<OrderAction>('aprovar', 'analisar', 'excluir'),
  }),
  fc.record({
    kind: fc.constant('edit' as const),
    actor: mover,
    fresh,
    wait: fc.constantFrom(0, pauseBetweenMoves),
    order,
    lines: fc.integer({ min: 1, max: 4 }),
    quantity: fc.integer({ min: 1, max: 3 }),
    percent,
  }),
  fc.record({
    kind: fc.constant('step' as const),
    actor: mover,
    fresh,
    order,
    tipo: fc.constantFrom(...stepKinds),
  }),
  fc.record({ kind: fc.constant('assign' as const), actor: mover, fresh, wait, order, seller }),
  fc.record({
    kind: fc.constant('approval' as const),
    actor: fc.constantFrom<Person>('admin', 'seller', 'pending'),
    fresh,
    wait: fc.constantFrom(0, pauseBetweenMoves),
    person: actor,
    action: fc.constantFrom(...approvalActionNames),
  }),
  fc.record({
    kind: fc.constant('tamper' as const),
    actor,
    fresh,
    path: tamperedPath,
    value: tamperedValue,
  }),
  // A status without its history and sums, by people who may move the order.
  fc.record({
    kind: fc.constant('tamper' as const),
    actor: mover,
    fresh,
    path: order.map((number) => `pedidos/${number}/status`),
    value: fc.constantFrom(...orderStatuses),
  }),
  fc.record({
    kind: fc.constant('forgedQuote' as const),
    actor: sender,
    fresh: fc.constant(true),
    wait: fc.constant(pauseBetweenSendings),
    sending: fc.integer({ min: 1, max: 40 }),
    how: fc.constantFrom(...forgedQuoteNames),
  }),
  fc.record({
    kind: fc.constant('forgedMove' as const),
    actor: mover,
    fresh: fc.constant(true),
    wait: fc.constant(pauseBetweenMoves),
    order,
    how: fc.constantFrom(...forgedMoves),
  }),
  fc.record({
    kind: fc.constant('forgedEdit' as const),
    actor: mover,
    fresh: fc.constant(true),
    wait: fc.constant(pauseBetweenMoves),
    order,
    how: fc.constantFrom(...forgedEdits),
  }),
  fc.record({
    kind: fc.constant('flood' as const),
    actor: sender,
    fresh: fc.constant(true),
    wait,
    sending: fc.integer({ min: 41, max: 4000 }),
    count: fc.integer({ min: 2, max: 20 }),
  }),
);

/** Whether the command must be refused, for every person at every time. */
export function isForgery({ kind }: Command): boolean {
  return kind === 'forgedQuote' || kind === 'forgedMove' || kind === 'forgedEdit';
}

/**
 * A command's writes, made by the app's own functions and sent at once; empty without an order to change. `seen` are
 * the orders as last read; `id` is the new history entry's key.
 */
export function writesOf(
  command: Command,
  seen: Partial<Record<number, Order>>,
  id: string,
): Record<string, unknown>[] {
  const author = people[command.actor];
  const next = Math.max(...Object.keys(seen).map(Number)) + 1;
  switch (command.kind) {
    case 'quote': {
      const quote = draft(author, command.sending, sellerEntries[command.seller]);
      return [newOrderWrite(discounted(quote, command.percent), next)];
    }
    case 'limit':
      return [{ 'usuarios/seller/desconto': command.percent || null }];
    case 'move': {
      const order = seen[command.order];
      return order ? [statusWrite(order, command.action, author, id)] : [];
    }
    case 'assign': {
      const order = seen[command.order];
      return order ? [sellerWrite(order, sellerEntries[command.seller], author, id)] : [];
    }
    case 'edit': {
      const order = seen[command.order];
      if (!order) return [];
      const write = { edit: edited(order, command), words: 'itens' };
      return [editWrite(order, write, author, id)];
    }
    case 'step': {
      const order = seen[command.order];
      const nota = command.tipo === 'faturado' ? { nota: '118' } : {};
      return order ? [stepWrite(order, { tipo: command.tipo, ...nota }, author, id)] : [];
    }
    case 'approval':
      return [
        {
          ...approvalWrite(people[command.person], command.action, new Date()),
          ...approvalLine(
            approvalAct(people[command.person], command.action, { id, pedidoem: 0 }),
            author,
          ),
        },
      ];
    case 'tamper':
      return [{ [command.path]: command.value }];
    case 'forgedQuote':
      return [forgedQuote(command.how, draft(author, command.sending), next)];
    case 'forgedMove': {
      const order = seen[command.order];
      return order ? [forgedMove(command.how, order, author, id)] : [];
    }
    case 'forgedEdit': {
      const order = seen[command.order];
      return order ? [forgedEdit(command.how, order, author, id)] : [];
    }
    case 'flood':
      return Array.from({ length: command.count }, (_, index) =>
        newOrderWrite(draft(author, 10_000 * command.sending + index), next + index),
      );
  }
}

function discounted(quote: OrderDraft, percent: number): OrderDraft {
  const order = { ...quote, numerodopedido: 0, criadoem: 0 };
  const edit = { ...editOf(order), itens: withDiscount(editOf(order).itens, percent) };
  const { desconto, itens, centavos, total } = changeLines(
    order,
    { ...edit, motivodesconto },
    '',
  ).order;
  return { ...quote, itens, centavos, total, ...(desconto && { desconto }) };
}
const motivodesconto = 'Feira';

/** The order's own lines, as many as wanted, each with this quantity and maybe a discount. */
function edited(
  order: Order,
  { lines, quantity, percent }: { lines: number; quantity: number; percent: number },
): QuoteEdit {
  const { itens, ...rest } = editOf(order);
  const wanted = Array.from({ length: lines }, (_, at) => itens[at % itens.length]);
  const changed = wanted.flatMap((line) => (line ? [{ ...line, quantity }] : []));
  if (percent === 0) return { ...rest, itens: changed };
  return { ...rest, itens: withDiscount(changed, percent), motivodesconto };
}
