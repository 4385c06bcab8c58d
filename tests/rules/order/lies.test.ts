import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { describe, test } from 'vitest';

import type { Order } from '../../../domain/order/order';
import {
  newOrderWrite,
  sellerWrite,
  statusWrite,
  type Write,
} from '../../../src/data/order/writes';
import { people } from '../../support/data/people';
import { startRules } from '../../support/rules-environment';
import { draft, draftFor, keyOf, orders, sellerEntries } from '../../support/data/world';
import { orderStatuses } from '../../../domain/order/status';
import { placedFirst } from '../coverage/changed-write';
import { refuseAll, type Lie } from '../coverage/lies';
import { withSum } from '../forgeries';

const rules = startRules();

const approve = (order: Order = orders.pending, id = 'c1') =>
  statusWrite(order, 'aprovar', people.admin, id);
const handOver = (order: Order = orders.pending) =>
  sellerWrite(order, sellerEntries.seller2, people.admin, 'c1');
const ghost = { ...orders.pending, numerodopedido: 99 };
const withoutSums = ({ resumopedidos: _sums, ...rest }: Write) => rest;
const withoutStatus = () => {
  const { 'pedidos/1/status': _status, ...rest } = approve();
  return rest;
};
const withoutSeller = () => {
  const { 'pedidos/1/idvendedor': _uid, 'pedidos/1/vendedor': _name, ...rest } = handOver();
  return rest;
};

const anIndex = 'pedidos/1/indice';
const lies: Lie[] = [
  ...['status', 'indice', 'mudanca', 'mudouem'].map((field): Lie => [
    `${field} of an order that is none`,
    'admin',
    () => placedFirst(approve(ghost), `pedidos/99/${field}`),
  ]),
  ...['idvendedor', 'vendedor'].map((field): Lie => [
    `${field} of an order that is none`,
    'admin',
    () => placedFirst(handOver(ghost), `pedidos/99/${field}`),
  ]),
  ...orderStatuses.flatMap((status) =>
    (['quantidade', 'centavos'] as const).map((field): Lie => [
      `${field} of ${status} by one too many`,
      'admin',
      () => placedFirst(withSum(approve(), `${status}/${field}`, 5), 'resumopedidos'),
    ]),
  ),
  [
    'a move without sums, of the order that they named last',
    'admin',
    () => placedFirst(withoutSums(approve()), 'pedidos/1/status'),
    { 'resumopedidos/pedido': 1 },
  ],
  [
    'a quote without sums, though they name its number',
    'customer',
    () => placedFirst(withoutSums(newOrderWrite(draft(people.customer, 10), 4)), 'pedidos/4'),
    { 'resumopedidos/pedido': 4 },
  ],
  [
    'an address of the customer that is none',
    'customer',
    () => {
      const { endereco: _none, ...homeless } = people.customer;
      const quote = draft(homeless, 10);
      return newOrderWrite({ ...quote, cliente: { ...quote.cliente, endereco: 'x' as never } }, 4);
    },
    { 'usuarios/customer/endereco': null },
  ],
  ['sums without a move', 'admin', () => ({ resumopedidos: approve()['resumopedidos'] })],
  [
    'another seller and another status at once',
    'admin',
    () => placedFirst({ ...handOver(), 'pedidos/1/status': 'Aprovado' }, 'pedidos/1/idvendedor'),
  ],
  [
    'another seller in the list of another customer',
    'admin',
    () =>
      placedFirst(
        { ...handOver(), [anIndex]: { ...orders.pending.indice, cliente: 'customer2 Pendente' } },
        'pedidos/1/idvendedor',
      ),
  ],
  [
    'another seller who is the same',
    'admin',
    () => placedFirst({ ...handOver(), 'pedidos/1/idvendedor': 'seller' }, 'pedidos/1/idvendedor'),
  ],
  [
    "another's order by somebody who is a seller, too",
    'admin',
    () => approve(),
    { 'usuarios/admin/permissao': 'vendedor' },
  ],
  ...Object.entries({ removido: 'x', createat: 'x', cnpjverificado: false }).map(
    ([field, value]): Lie => [
      `${field} of a customer for whom a seller writes`,
      'seller',
      () => {
        const quote = draftFor(people.customer, people.seller);
        return newOrderWrite({ ...quote, cliente: { ...quote.cliente, [field]: value } }, 4);
      },
    ],
  ),
  [
    'the key of a sending by another',
    'customer2',
    () => ({
      [`envios/customer2/${keyOf(10)}`]: 4,
      ...newOrderWrite(draft(people.customer, 10), 4),
    }),
  ],
  [
    'the change of before',
    'admin',
    () => placedFirst(approve(), 'pedidos/1/mudanca'),
    { 'pedidos/1/mudanca': 'c1' },
  ],
  [
    'a line that is not named',
    'admin',
    () => {
      const { 'pedidos/1/historico/c1': line, ...rest } = approve();
      return { 'pedidos/1/historico/c2': line, ...rest };
    },
  ],
  [
    'another status that stays as it was',
    'admin',
    () => placedFirst(withoutStatus(), 'pedidos/1/historico/c1'),
  ],
  [
    'another seller who stays the same',
    'admin',
    () => placedFirst(withoutSeller(), 'pedidos/1/historico/c1'),
  ],
  [
    'the number of the last order',
    'customer',
    () => newOrderWrite(draft(people.customer, 10), 4),
    { numerodopedido: 4 },
  ],
  [
    'the number of an order that is there',
    'customer',
    () => placedFirst(newOrderWrite(draft(people.customer, 10), 3), 'numerodopedido'),
    { numerodopedido: 2 },
  ],
  [
    'the number of another place',
    'customer',
    () => {
      const quote = newOrderWrite(draft(people.customer, 10), 4);
      const { 'pedidos/4': order, 'cabecalhos/4': _head, ...rest } = quote;
      return { 'pedidos/5': order, ...rest };
    },
  ],
];

describe('orders: true but for one thing', () => refuseAll(lies, rules));

describe('a former session and half an administrator can’t do this', () => {
  const line = { em: 1, vez: 50 };
  const moves: [string, () => Write, Write?][] = [
    [
      'more moves than a seller may',
      () =>
        placedFirst(
          approve({ ...orders.pending, mudanca: 'c0', historico: { c0: line } } as never),
          'pedidos/1/historico/c1',
        ),
      { 'pedidos/1/mudanca': 'c0', 'pedidos/1/historico/c0': line },
    ],
  ];
  test.each(moves)('%s', async (_what, write, before = {}) => {
    const stored = { ...before, 'contas/admin/desde': 1000 };
    for (const [path, value] of Object.entries(stored)) await rules.put(path, value);
    const session = (auth_time: number) => ({ uid: 'admin', email: people.admin.email, auth_time });
    await assertFails(rules.write(session(999), write()));
    await rules.put('usuarios/admin/permissao', 'cliente');
    await assertFails(rules.write(session(1000), write()));
    await rules.put('usuarios/admin/permissao', 'superUser');
    await assertSucceeds(rules.write(session(1000), write()));
  });
});
