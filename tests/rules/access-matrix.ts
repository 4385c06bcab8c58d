import { serverTimestamp } from 'firebase/database';

import { listWrite } from '../../src/data/lists/writes';
import { viewWrite } from '../../src/data/order/search/view-writes';
import {
  editWrite,
  newOrderWrite,
  sellerWrite,
  statusWrite,
  stepWrite,
} from '../../src/data/order/writes';
import {
  approvalLine,
  approvalWrite,
  contactWrite,
  newCustomerWrite,
  newSellerWrite,
  passwordWrite,
  visitWrite,
} from '../../src/data/people/writes';
import { approvalAct } from '../../domain/outbox/act';
import { busyAfter } from '../../domain/registration/pace';
import { can, type Capability } from '../../domain/session/access';
import { customerEntryOf, maxCustomersAtOnce } from '../../domain/people/customer-entry';
import { indexKey, type StoredChange } from '../../domain/order/order';
import { maxOrderLines } from '../../domain/order/lines';
import { headOf } from '../../domain/order/head';
import { withdrawnReason } from '../../domain/order/reason';
import { orderStatuses } from '../../domain/order/status';
import { paths } from '../../domain/paths';
import { contactOf, type Contact } from '../../domain/people/contact-change';
import { storedSettings } from '../../domain/order/quote/terms';
import { datedAt, draftOrder } from '../../domain/order/quote/quote';
import type { User } from '../../domain/people/user';
import { approvalOf } from '../support/data/approval';
import { aLine } from '../support/data/an-order';
import { people, type Person } from '../support/data/people';
import { draft, draftFor, keyOf, orders, sellerEntries } from '../support/data/world';
import { withHeads } from './with-heads';

/**
 * The access matrix of the database: a row per operation, with all actors whom the rules allow. For §6's capabilities
 * it uses `domain/session/access`, as the screens do.
 */

/** `nobody` is not signed in; `newcomer` has an account and no record yet. */
export const actors = ['nobody', 'newcomer', ...(Object.keys(people) as Person[])] as const;
export type Actor = (typeof actors)[number];

export type Operation =
  | { read: string }
  | { query: string; by: string; equalTo: string | boolean }
  | { search: string; by: string; startAt: string; limit: number }
  | { ordered: string; by: string }
  | { between: string; by: string; from: string; upTo: string; limit: number }
  | { older: string; by: string; of: string; from?: string; upTo: string; limit: number }
  /** Several paths, relative to the root or to `at`. */
  | { update: Record<string, unknown>; at?: string }
  | { set: string; to: unknown }
  | { transact: string; to: unknown };

interface Row {
  /** Completes 'the customer may …' and 'the customer may not …'. */
  sentence: string;
  /** The operation, as this actor would attempt it. */
  as: (me: Actor) => Operation;
  allowed: readonly Actor[];
}

const isPerson = (actor: Actor): actor is Person => actor in people;
const whoCan = (capability: Capability): Actor[] =>
  actors.filter((actor) => isPerson(actor) && can(people[actor], capability));
const withRecord = actors.filter(isPerson);
const signedIn = actors.filter((actor) => actor !== 'nobody');
const sellers: Actor[] = ['seller', 'seller2', 'pendingSeller'];
const approved: Actor[] = ['admin', 'seller', 'seller2', 'customer', 'customer2'];

const row = (sentence: string, allowed: readonly Actor[], as: Row['as']): Row => ({
  sentence,
  allowed,
  as,
});
const reading = (sentence: string, path: string, allowed: readonly Actor[]) =>
  row(sentence, allowed, () => ({ read: path }));
const changing = (path: string, to: unknown, allowed: readonly Actor[] = []) =>
  row(`change ${path} to ${JSON.stringify(to)}`, allowed, () => ({ update: { [path]: to } }));

const { estoque_saldo: _stock, ...listed } = aLine();
const aList = { nome: 'Segunda', lines: [listed] };

/** The actor's record; made up for a newcomer or nobody. */
const recordOf = (me: Actor): User =>
  isPerson(me) ? people[me] : { ...people.pending, uid: me, email: `${me}@bici.com.br` };
const author = (me: Actor) => recordOf(me);
const now = new Date('2026-11-20T15:00:00Z');

const approval = approvalAct(people.pending, 'aprovar', { id: 'line', pedidoem: 1 });

/** The reads of orders, each with its query. */
function orderReads(): Row[] {
  const place = 'cabecalhos';
  const olderOrders = (by: string, of: string) => ({
    ...{ older: place, by, of, upTo: '5', limit: 100 },
  });
  return [
    reading('read all orders', place, whoCan('ordersOfAll')),
    row('list the approved orders', whoCan('ordersOfAll'), () => ({
      query: place,
      by: 'status',
      equalTo: 'Aprovado',
    })),
    row(
      'list the orders that they represent',
      [...whoCan('ordersOfAll'), ...whoCan('ordersOfSeller')],
      (me) => ({ query: place, by: 'idvendedor', equalTo: me }),
    ),
    row('list the orders of a seller', [...whoCan('ordersOfAll'), 'seller2'], () => ({
      query: place,
      by: 'idvendedor',
      equalTo: 'seller2',
    })),
    row('list the orders that they sent', approved, (me) => ({
      query: place,
      by: 'cliente/uid',
      equalTo: me,
    })),
    row('list the orders of a customer', [...whoCan('ordersOfAll'), 'customer2'], () => ({
      query: place,
      by: 'cliente/uid',
      equalTo: 'customer2',
    })),
    ...orderStatuses.flatMap((status) => [
      row(
        `list the orders ${status} that they represent`,
        [...whoCan('ordersOfAll'), ...whoCan('ordersOfSeller')],
        (me) => ({ query: place, by: 'indice/vendedor', equalTo: indexKey(me, status) }),
      ),
      row(`list the orders ${status} that they sent`, approved, (me) => ({
        query: place,
        by: 'indice/cliente',
        equalTo: indexKey(me, status),
      })),
      row(
        `list the orders ${status} of a seller`,
        [...whoCan('ordersOfAll'), 'seller2'],
        (): Operation => ({
          query: place,
          by: 'indice/vendedor',
          equalTo: indexKey('seller2', status),
        }),
      ),
      row(
        `list the orders ${status} of a customer`,
        [...whoCan('ordersOfAll'), 'customer2'],
        (): Operation => ({
          query: place,
          by: 'indice/cliente',
          equalTo: indexKey('customer2', status),
        }),
      ),
    ]),
    row(
      'read older orders that they represent, in steps',
      [...whoCan('ordersOfAll'), ...whoCan('ordersOfSeller')],
      (me) => olderOrders('indice/vendedor', indexKey(me, 'Pendente')),
    ),
    row('read older orders that they sent, in steps', approved, (me) =>
      olderOrders('indice/cliente', indexKey(me, 'Pendente')),
    ),
    row('read older orders of a seller, in steps', [...whoCan('ordersOfAll'), 'seller2'], () =>
      olderOrders('indice/vendedor', indexKey('seller2', 'Pendente')),
    ),
    row('read the orders of all sellers up to one, in steps', whoCan('ordersOfAll'), () => ({
      ...olderOrders('indice/vendedor', indexKey('seller2', 'Pendente')),
      from: '',
    })),
    reading('read an order', `${place}/1`, ['admin', 'seller', 'customer']),
    reading("read an order's total", `${place}/1/total`, ['admin', 'seller', 'customer']),
    row(
      'list the orders that they wrote for customers',
      [...whoCan('ordersOfAll'), ...whoCan('ordersOfSeller')],
      (me) => ({
        query: place,
        by: 'criadopor/uid',
        equalTo: me,
      }),
    ),
    row('list the orders that another seller wrote', ['admin', 'seller2'], () => ({
      query: place,
      by: 'criadopor/uid',
      equalTo: 'seller2',
    })),
    row('read the orders from one of theirs on', whoCan('ordersOfAll'), (me) => ({
      between: place,
      by: 'indice/vendedor',
      ...{ from: indexKey(me, 'Pendente'), upTo: '~', limit: 30 },
    })),
    row('read all orders by seller', whoCan('ordersOfAll'), () => ({
      ...{ ordered: place, by: 'indice/vendedor' },
    })),
    // Lists read heads; whole orders are read by number.
    reading('read all whole orders', 'pedidos', whoCan('ordersOfAll')),
    reading('read a whole order', 'pedidos/1', ['admin', 'seller', 'customer']),
    row('list whole orders', whoCan('ordersOfAll'), (me) => ({
      query: 'pedidos',
      by: 'mudouem',
      equalTo: me,
    })),
  ];
}

const reads: Row[] = [
  reading('read everything', '/', []),
  reading('read the list of users', 'usuarios', whoCan('administer')),
  row('find users by e-mail', whoCan('administer'), () => ({
    query: 'usuarios',
    by: 'email',
    equalTo: 'customer2@bici.com.br',
  })),
  row('find users by CNPJ', whoCan('administer'), () => ({
    query: 'usuarios',
    by: 'cnpj',
    equalTo: '12345678000195',
  })),
  row('list the approved users', whoCan('administer'), () => ({
    query: 'usuarios',
    by: 'analise',
    equalTo: true,
  })),
  row('read their own record', signedIn, (me) => ({ read: `usuarios/${me}` })),
  reading("read another customer's record", 'usuarios/customer2', ['admin', 'customer2']),
  reading("read a seller's record", 'usuarios/seller2', ['admin', 'seller2']),
  reading("read a seller's limit of discounts", 'usuarios/seller2/desconto', ['admin', 'seller2']),
  reading("read a seller's password", 'contas/seller2/senha', whoCan('administer')),
  row('read their own password', ['admin'], (me) => ({ read: paths.password(me) })),
  reading("read all sellers' passwords", 'contas', []),
  reading('read all of an account', 'contas/seller2', []),
  reading('learn whether a representative is approved', 'usuarios/seller/analise', approved),
  reading('learn whether a customer is approved', 'usuarios/customer2/analise', [
    'admin',
    'customer2',
  ]),
  reading("read a representative's telephone", 'usuarios/seller/celular', approved),
  reading("read a waiting seller's telephone", 'usuarios/pendingSeller/celular', [
    'admin',
    'pendingSeller',
  ]),
  reading("read a customer's telephone", 'usuarios/customer2/celular', ['admin', 'customer2']),
  reading('read all customers', 'clientes', whoCan('administer')),
  reading('read a customer', 'clientes/customer2', [
    ...whoCan('administer'),
    ...whoCan('quoteForCustomers'),
  ]),
  row('search a few customers', [...whoCan('administer'), ...whoCan('quoteForCustomers')], () => ({
    search: 'clientes',
    by: 'busca/nome',
    startAt: 'cust',
    limit: maxCustomersAtOnce,
  })),
  row('search many customers', whoCan('administer'), () => ({
    search: 'clientes',
    by: 'busca/nome',
    startAt: 'cust',
    limit: maxCustomersAtOnce + 1,
  })),
  reading('read the representatives', 'vendedores', approved),
  reading('read the last customer code', 'codigocliente', ['admin', 'newcomer']),
  reading('read how busy registration is', 'cadastros/ritmo', ['admin', 'newcomer']),
  reading('read the last seller code', 'codigovendedor', whoCan('administer')),
  row('read when they last sent', approved, (me) => ({ read: paths.lastSending(me) })),
  row('read what they sent', approved, (me) => ({ read: `${paths.allSent}/${me}` })),
  row('ask whether a sending arrived', approved, (me) => ({ read: paths.sent(me, keyOf(1)) })),
  reading('read when another last sent', paths.lastSending('customer2'), ['customer2']),
  reading('read the last order number', 'numerodopedido', approved),
  reading('read the total of all quotes', 'totalorcamento', whoCan('administer')),
  reading('read the sums per status', 'resumopedidos', whoCan('administer')),
  reading('read which order was moved last', 'resumopedidos/pedido', [
    ...whoCan('administer'),
    ...whoCan('ordersOfSeller'),
  ]),
  reading('read how many are approved', 'aprovados', whoCan('administer')),
  reading('read who approved a customer', 'historicos/customer2/aprovacoes', whoCan('administer')),
  reading('read who approved whom', 'historicos', []),
  reading(
    'read how often a customer was approved',
    'historicos/customer2/ritmo',
    whoCan('administer'),
  ),
  reading('read who moved an order, by name', 'autores/admin', whoCan('moveOrders')),
  reading('read the names of all who moved orders', 'autores', []),
  ...orderReads(),
  row('read their own lists', approved, (me) => ({ read: paths.lists(me) })),
  row("read a list's lines", approved, (me) => ({ read: paths.listLines(me, 0) })),
  row('read their own views', whoCan('moveOrders'), (me) => ({ read: paths.views(me) })),
  row('read which quotes they have seen', whoCan('moveOrders'), (me) => ({
    read: paths.seenQuotes(me),
  })),
  reading('read which quotes a seller has seen', paths.seenQuotes('seller2'), ['seller2']),
  reading('read what another customer sent', 'envios/customer', ['customer']),
  row('read their own cart', whoCan('useCart'), (me) => ({ read: paths.cart(me) })),
  reading("read another's cart", paths.cart('customer2'), ['customer2']),
  reading('read through whom a customer has ordered', paths.representatives('customer2'), [
    ...whoCan('administer'),
    ...whoCan('quoteForCustomers'),
  ]),
  reading('read through whom all customers have ordered', paths.allRepresentatives, []),
  reading('read which terms a quote asks for', paths.terms, whoCan('useCart')),
  row('write which terms a quote asks for', whoCan('administer'), () => ({
    set: paths.terms,
    to: storedSettings({ pagamentos: ['À vista'], transportadoras: [], pede: { frete: 'exige' } }),
  })),
  reading('read the back-up', 'backup', []),
  reading('read the mails that went out', 'emails', []),
  reading('read the whole queue of mails', paths.mailQueue, []),
  reading('read a mail of the queue', paths.queuedMail('x'), []),
  reading('read an approved address', 'contas/customer/email', []),
  reading('read from when on sessions count', 'contas/admin/desde', []),
  reading('read a place that nobody named', 'segredos', []),
];

const contact: Contact = { ...contactOf(people.customer2), celular: '(11) 90000-0000' };

const userWrites: Row[] = [
  row('register themselves as a customer', ['newcomer'], (me) => {
    const { cod: _cod, removido: _removido, ...record } = recordOf(me);
    return { update: newCustomerWrite({ ...record, analise: false }, 5, busyAfter(0, Date.now())) };
  }),
  row('register a seller', whoCan('administer'), () => ({
    update: newSellerWrite({ ...people.pendingSeller, uid: 'newSeller' }, 'segredo999', 4),
  })),
  row('approve a customer', whoCan('administer'), (me) => ({
    update: approvalOf(people.pending, 'aprovar', now, author(me)),
  })),
  row('approve a customer without the line of the history', [], () => ({
    update: approvalWrite(people.pending, 'aprovar', now),
  })),
  row('approve a customer and keep it from the sellers', [], () => ({
    update: { ...approvalOf(people.pending, 'aprovar', now), 'clientes/pending': null },
  })),
  row('approve a customer under another name for the sellers', [], () => ({
    update: {
      ...approvalOf(people.pending, 'aprovar', now),
      'clientes/pending': customerEntryOf({ ...people.pending, razaosocial: 'OUTRA LTDA' }),
    },
  })),
  row('take an approval back and leave the customer to the sellers', [], () => ({
    update: {
      ...approvalOf(people.customer2, 'reprovar', now),
      'clientes/customer2': customerEntryOf(people.customer2),
    },
  })),
  ...['indice/empresa2', 'indice/nome2'].map((key) =>
    changing(`usuarios/customer2/${key}`, null, whoCan('administer')),
  ),
  changing('clientes/customer2/busca/nome2', null, whoCan('administer')),
  row('write again what sellers read of a customer', ['admin', 'customer2'], () => ({
    set: 'clientes/customer2',
    to: customerEntryOf(people.customer2),
  })),
  row('approve a customer without counting it', [], () => ({
    update: { 'usuarios/pending/analise': true },
  })),
  row('register under a name with a link', [], (me) => {
    const { cod: _cod, removido: _removido, ...record } = recordOf(me);
    const linked = { ...record, analise: false as const, nome: 'acesse http://premio.example' };
    return { update: newCustomerWrite(linked, 5, busyAfter(0, Date.now())) };
  }),
  row('remove a customer', whoCan('administer'), (me) => ({
    update: approvalOf(people.pending, 'remover', now, author(me)),
  })),
  row('remove a seller', whoCan('administer'), (me) => ({
    update: approvalOf(people.pendingSeller, 'remover', now, author(me)),
  })),
  row('readmit somebody who was removed', whoCan('administer'), (me) => ({
    update: approvalOf(people.removed, 'readmitir', now, author(me)),
  })),
  changing('usuarios/seller2/desconto', 5, whoCan('administer')),
  changing('usuarios/customer2/desconto', 5),
  row('raise their own limit of discounts', [], (me) => ({
    set: `usuarios/${me}/desconto`,
    to: 50,
  })),
  row('take an approval back', whoCan('administer'), (me) => ({
    update: approvalOf(people.customer2, 'reprovar', now, author(me)),
  })),
  row("approve in the administrator's name", ['admin'], () => ({
    update: approvalOf(people.pending, 'aprovar', now),
  })),
  row('approve a customer in a line whose id is a number', [], (me) => ({
    update: {
      ...approvalWrite(people.pending, 'aprovar', now),
      ...approvalLine({ ...approval, id: '7' }, author(me)),
    },
  })),
  row('write a line of an approval that did not happen', [], (me) => ({
    update: approvalLine(approval, author(me)),
  })),
  row('write a line that tells of another move', [], (me) => ({
    update: {
      ...approvalWrite(people.pending, 'remover', now),
      ...approvalLine(approval, author(me)),
    },
  })),
  row('change the line of an approval', [], (me) => ({
    set: 'historicos/customer/aprovacoes/line',
    to: { acao: 'reprovar', por: { uid: me, nome: recordOf(me).nome }, em: 1 },
  })),
  row('count a move that is none', [], () => ({
    set: 'historicos/customer/ritmo',
    to: { em: serverTimestamp(), vezes: 1 },
  })),
  row("correct a customer's contacts", [...whoCan('administer'), 'customer2'], (me) => ({
    update: contactWrite(
      people.customer2,
      contact,
      { id: 'c1', anterior: '', numero: 1, old: [] },
      author(me),
    ),
  })),
  row('correct them in a line whose id is a number', [], (me) => ({
    update: contactWrite(
      people.customer2,
      contact,
      { id: '7', anterior: '', numero: 1, old: [] },
      author(me),
    ),
  })),
  row('correct them without saying so', [], () => ({
    update: { 'usuarios/customer2/celular': contact.celular },
  })),
  row("correct a seller's contacts", [], (me) => ({
    update: contactWrite(
      people.seller2,
      contact,
      { id: 'c1', anterior: '', numero: 1, old: [] },
      author(me),
    ),
  })),
  reading('read how somebody was changed', 'historicos/customer2', whoCan('administer')),
  reading('read how contacts were changed', paths.contactChanges('customer2'), [
    ...whoCan('administer'),
    'customer2',
  ]),
  reading('read which change of contacts is the last', paths.lastContactChange('customer2'), [
    ...whoCan('administer'),
    'customer2',
  ]),
  row('write keys under which nobody would look', [], () => ({
    set: 'usuarios/customer2/indice/codigo',
    to: 'cliente removido 10000000002',
  })),
  row('approve themselves', [], (me) => ({ update: { [`usuarios/${me}/analise`]: true } })),
  row('approve themselves by an update of their record', [], (me) => ({
    at: `usuarios/${me}`,
    update: { analise: true },
  })),
  row('approve themselves by an update of the list', [], (me) => ({
    at: 'usuarios',
    update: { [`${me}/analise`]: true },
  })),
  row('approve themselves by a transaction', [], (me) => ({
    transact: `usuarios/${me}/analise`,
    to: true,
  })),
  row('make themselves administrator', [], (me) => ({
    update: { [`usuarios/${me}/superUser`]: true, [`usuarios/${me}/permissao`]: 'superUser' },
  })),
  row('note their visit', withRecord, (me) => ({ update: visitWrite(me, now) })),
  row('delete their own record', [], (me) => ({ set: `usuarios/${me}`, to: null })),
  row('put another list in the place of all users', [], () => ({
    set: 'usuarios',
    to: { x: people.admin },
  })),
  ...Object.entries({
    uid: 'admin',
    nome: 'Outro Nome',
    superUser: true,
    permissao: 'vendedor',
    createat: '01/01/2020',
    cod: 1,
    celular: '(11) 90000-0000',
    telefone: '1',
    cargo: 'Outro',
    razaosocial: 'OUTRA LTDA',
    cnpj: '11444777000161',
    cnpjverificado: false,
    'endereco/cep': '1',
    removido: '01/01/2026 10:00:00',
    email: 'outra@bici.com.br',
    senha: 'segredo999',
    admin: true,
  }).map(([field, value]) => changing(`usuarios/customer/${field}`, value)),
  changing('usuarios/customer/ultimologin', '20/11/2026', ['customer']),
  changing('usuarios/seller2/senha', 'segredo999'),
  changing('contas/seller2/senha', 'segredo999'),
  row("change a seller's password", ['seller2'], () => ({
    update: passwordWrite('seller2', 'segredo999'),
  })),
  row('store a password for themselves', sellers, (me) => ({
    update: passwordWrite(me, 'segredo999'),
  })),
  row('guess at a password by a transaction', [], () => ({
    transact: 'contas/seller2/senha',
    to: 'segredo999',
  })),
  changing('contas/customer/email', people.customer.email, whoCan('administer')),
  changing('contas/customer/email', 'estranho@example.com'),
  changing('contas/pending/email', people.pending.email),
  changing('contas/customer/email', null),
  changing('contas/seller2/senha/em', serverTimestamp(), ['seller2']),
  changing('contas/seller2/senha/em', Date.UTC(2100)),
  changing('contas/customer/senha/em', serverTimestamp()),
  changing('contas/admin/desde', 1),
  changing('contas', null),
  changing('vendedores/seller2/label', 'Outro'),
  changing('clientes/customer2', null),
  changing('clientes/customer2/nome', 'Outro'),
  changing('clientes/customer2/busca/nome', 'outro'),
  changing('clientes/pending', customerEntryOf(people.pending)),
  changing('clientes/seller', customerEntryOf(people.seller)),
  changing('clientes', null),
  row('delete a representative', [], () => ({ set: 'vendedores/seller2', to: null })),
];

/** A seller's entry; invented for others. */
const ownEntry = (me: Actor) => ({ value: me, label: author(me).nome });

const twoLines = {
  edit: { itens: [aLine(), aLine({ CD_PRODUTO: '7' })], observacao: 'até sexta' },
  words: 'entrou 7: 2',
};

const orderWrites: Row[] = [
  row('send a quote', whoCan('sendQuote'), (me) => ({
    update: newOrderWrite(draft(author(me), 10), 4),
  })),
  row("send a quote in another's name", ['customer2'], () => ({
    update: newOrderWrite(draft(people.customer2, 10), 4),
  })),
  row('send a quote for a customer', whoCan('quoteForCustomers'), (me) => ({
    update: newOrderWrite(draftFor(people.customer2, author(me), 10, ownEntry(me)), 4),
  })),
  row(
    'send a quote for a customer through a seller whose customer it is',
    whoCan('quoteForCustomers'),
    (me) => ({
      update: newOrderWrite(draftFor(people.customer2, author(me), 10, sellerEntries.seller2), 4),
    }),
  ),
  row('send a quote for a customer through another seller', ['seller'], (me) => ({
    update: newOrderWrite(draftFor(people.customer2, author(me)), 4),
  })),
  row("send a quote for a customer in another seller's name", ['seller2'], () => ({
    update: newOrderWrite(draftFor(people.customer2, people.seller2, 10, sellerEntries.seller2), 4),
  })),
  ...([people.pending, people.removed, people.seller2, people.admin] as const).map((whom) =>
    row(`send a quote for ${whom.uid}`, [], (me) => ({
      update: newOrderWrite(draftFor(whom, author(me)), 4),
    })),
  ),
  row('send a quote for a customer and say that the customer wrote it', ['customer2'], (me) => {
    const { criadopor: _author, ...quote } = draft(people.customer2, 10);
    return { update: { ...newOrderWrite(quote, 4), [paths.lastSending(me)]: serverTimestamp() } };
  }),
  row('send one quote twice', [], (me) => ({
    update: newOrderWrite(draft(author(me), 1), 3),
  })),
  row('send a quote whose total is not the sum of its lines', [], (me) => ({
    update: newOrderWrite({ ...draft(author(me), 10), total: 1e8, centavos: 1e10 }, 4),
  })),
  row('send a quote of lines that do not add up', [], (me) => {
    const quote = draft(author(me), 10);
    const itens = quote.itens.map((line) => ({ ...line, soma: 1e10 }));
    return { update: newOrderWrite({ ...quote, itens, total: 1e8, centavos: 1e10 }, 4) };
  }),
  row('send a quote that is heavier than an order can be', [], (me) => {
    const heavy = { ...aLine(), DESCRICAO: 'ạ'.repeat(200) };
    const itens = Array.from({ length: maxOrderLines }, () => heavy);
    const quote = { chave: keyOf(10), itens, seller: sellerEntries.seller };
    return { update: newOrderWrite(draftOrder(quote, author(me), new Date()), 4) };
  }),
  row('send a quote of another day', [], (me) => ({
    update: newOrderWrite(datedAt(draft(author(me), 10), new Date('2026-01-31T15:00:00Z')), 4),
  })),
  row('send a quote with another date in words', [], (me) => ({
    update: newOrderWrite({ ...draft(author(me), 10), data: '01/01/1900' }, 4),
  })),
  row('send a quote without noting when', [], (me) => ({
    update: { ...newOrderWrite(draft(author(me), 10), 4), [paths.lastSending(me)]: null },
  })),
  row('send two quotes at once', [], (me) => {
    const second = draft(author(me), 11);
    return {
      update: withHeads({
        ...newOrderWrite(draft(author(me), 10), 4),
        [paths.order(5)]: {
          ...second,
          numerodopedido: 5,
          criadoem: serverTimestamp(),
          mudouem: serverTimestamp(),
        },
        [paths.sent(me, second.chave)]: 5,
      }),
    };
  }),
  row('approve an order', ['admin', 'seller'], (me) => ({
    update: statusWrite(orders.pending, 'aprovar', author(me), 'line'),
  })),
  row('approve an order in a line whose id is a number', [], (me) => ({
    update: statusWrite(orders.pending, 'aprovar', author(me), '7'),
  })),
  row('approve an order without naming the move before it', [], (me) => {
    const move = statusWrite(orders.pending, 'aprovar', author(me), 'line');
    const { anterior: _before, ...line } = move[paths.change(1, 'line')] as StoredChange;
    return { update: { ...move, [paths.change(1, 'line')]: line } };
  }),
  row('count a move of an order as another than it is', [], (me) => {
    const move = statusWrite(orders.pending, 'aprovar', author(me), 'line');
    const line = move[paths.change(1, 'line')] as object;
    return { update: { ...move, [paths.change(1, 'line')]: { ...line, vez: 0 } } };
  }),
  row('approve an order after a change that they did not see', [], (me) => {
    const unseen = { ...orders.pending, mudanca: 'older' };
    return { update: statusWrite(unseen, 'aprovar', author(me), 'line') };
  }),
  row("approve an order and leave the customer's list behind", [], (me) => {
    const { [paths.orderIndex(1)]: _index, ...rest } = statusWrite(
      orders.pending,
      'aprovar',
      author(me),
      'line',
    );
    return {
      update: withHeads({ ...rest, [`${paths.orderIndex(1)}/vendedor`]: 'seller Aprovado' }),
    };
  }),
  row('return an order to analysis', ['admin', 'seller'], (me) => ({
    update: statusWrite(orders.approved, 'analisar', author(me), 'line'),
  })),
  row('return an order with a reason', ['admin', 'seller'], (me) => ({
    update: statusWrite(orders.approved, 'analisar', author(me), 'line', 'Sem estoque'),
  })),
  row('delete an order', ['admin', 'seller'], (me) => ({
    update: statusWrite(orders.pending, 'excluir', author(me), 'line'),
  })),
  row('take a pending order back as its customer', ['admin', 'seller', 'customer'], (me) => ({
    update: statusWrite(orders.pending, 'excluir', author(me), 'line', withdrawnReason),
  })),
  row("change a pending order's lines", ['admin', 'seller', 'customer'], (me) => ({
    update: editWrite(orders.pending, twoLines, author(me), 'line'),
  })),
  row("change an approved order's lines", [], (me) => ({
    update: editWrite(orders.approved, twoLines, author(me), 'line'),
  })),
  row("change an order's total", [], () => ({ set: 'pedidos/1/total', to: 1 })),
  row('hand an order to another seller', whoCan('changeOrderSeller'), (me) => ({
    update: sellerWrite(orders.pending, sellerEntries.seller2, author(me), 'line'),
  })),
  row('approve an order as of another moment', [], (me) => ({
    update: withHeads({
      ...statusWrite(orders.pending, 'aprovar', author(me), 'line'),
      [paths.orderChanged(1)]: 5,
    }),
  })),
  row('hand an order to another seller and not date it', [], (me) => {
    const { [paths.orderChanged(1)]: _moment, ...rest } = sellerWrite(
      orders.pending,
      sellerEntries.seller2,
      author(me),
      'line',
    );
    return { update: withHeads(rest) };
  }),
  row('approve an order with their name in its history', [], (me) => {
    const move = statusWrite(orders.pending, 'aprovar', author(me), 'line');
    const line = move[paths.change(1, 'line')] as object;
    const por = { uid: me, nome: author(me).nome };
    return { update: { ...move, [paths.change(1, 'line')]: { ...line, por } } };
  }),
  ...progressWrites(),
  row('write their name for the staff', whoCan('moveOrders'), (me) => ({
    set: paths.author(me),
    to: author(me).nome,
  })),
  row('write another name for the staff', [], (me) => ({ set: paths.author(me), to: 'Diretoria' })),
  row("write the administrator's name for the staff", ['admin'], () => ({
    set: paths.author('admin'),
    to: people.admin.nome,
  })),
  row('take their name from the staff', [], (me) => ({ set: paths.author(me), to: null })),
  row('restore a deleted order', [], (me) => ({
    update: statusWrite({ ...orders.deleted, status: 'Aprovado' }, 'analisar', author(me), 'line'),
  })),
  row("change an order in the administrator's name", ['admin'], () => ({
    update: statusWrite(orders.pending, 'aprovar', people.admin, 'line'),
  })),
  ...Object.entries({
    status: 'Aprovado',
    total: 1,
    numerodopedido: 9,
    data: '01/01/2020',
    hora: '00:00:00',
    'quando/dia': 1,
    centavos: 1,
    linhas: 2,
    idvendedor: 'seller2',
    vendedor: 'Outro',
    criadoem: 5,
    mudouem: serverTimestamp(),
    chave: keyOf(99),
    mudanca: 'line',
    'cliente/uid': 'customer2',
    'cliente/nome': 'Outro',
    'cliente/senha': 'segredo123',
    'cliente/endereco/cep': '1',
    'itens/0/quantity': 5,
    'itens/0/preco_venda': 0.01,
    'itens/0/soma': 1,
    'itens/1': orders.pending.itens[0],
    'historico/line': { campo: 'status', de: 'Pendente', para: 'Aprovado' },
    extra: true,
  }).map(([field, value]) => changing(`pedidos/1/${field}`, value)),
  row('approve an order without its history', [], () => ({
    at: 'pedidos/1',
    update: { status: 'Aprovado' },
  })),
  row('change the price of a line from within', [], () => ({
    at: 'pedidos/1/itens/0',
    update: { preco_venda: 0.01 },
  })),
  row('put another order in its place', [], () => ({
    set: 'pedidos/1',
    to: { ...orders.pending, total: 0 },
  })),
  row('remove an order', [], () => ({ set: 'pedidos/1', to: null })),
  row('remove all orders', [], () => ({ set: 'pedidos', to: null })),
  ...headWrites(),
];

/** What became of an order: only ever added. */
function progressWrites(): Row[] {
  const step = { tipo: 'enviado', transportadora: 'TRANS SUL' } as const;
  return [
    row('add a step to an approved order', whoCan('administer'), (me) => ({
      update: stepWrite(orders.approved, step, author(me), 's1'),
    })),
    row('add a step to a pending order', [], (me) => ({
      update: stepWrite(orders.pending, step, author(me), 's1'),
    })),
    row("add a step in the administrator's name", ['admin'], () => ({
      update: stepWrite(orders.approved, step, people.admin, 's1'),
    })),
    row('take the key of an invoice', whoCan('administer'), () => ({
      set: paths.invoice('35170458716523000119550010000000121000123458'),
      to: orders.approved.numerodopedido,
    })),
    row('remove what became of an order', [], () => ({ set: paths.progress(2), to: null })),
    row('put another progress in its place', [], (me) => ({
      set: paths.steps(2),
      to: { s1: { ...step, por: { uid: me }, em: serverTimestamp() } },
    })),
    reading('read what became of an order', paths.steps(2), ['admin', 'seller', 'customer']),
    reading('read what became of all orders', paths.allProgress, []),
    reading('read all keys of invoices', 'notas', []),
  ];
}

/** A head may only change together with its order; even writing its present value alone is refused. */
function headWrites(): Row[] {
  const head = headOf(orders.pending);
  const { cliente, indice, ...fields } = head as { cliente: object; indice: object };
  const below = (name: string, values: object) =>
    Object.entries(values).map(([field, value]) => [`${name}/${field}`, value] as const);
  const leaves = [
    ...Object.entries(fields),
    ...below('cliente', cliente),
    ...below('indice', indice),
    ...Object.entries({ mudouem: serverTimestamp(), mudanca: 'line', recado: true, extra: true }),
  ] as const;
  return [
    row("write an order's head as it is", [], () => ({ set: 'cabecalhos/1', to: head })),
    row("update an order's head as it is", [], () => ({ at: 'cabecalhos/1', update: head })),
    row('write a head of an order that is none', [], () => ({
      set: 'cabecalhos/4',
      to: { ...head, numerodopedido: 4, mudouem: serverTimestamp() },
    })),
    row("remove an order's head", [], () => ({ set: 'cabecalhos/1', to: null })),
    row('remove all heads', [], () => ({ set: 'cabecalhos', to: null })),
    row('put another list in the place of all heads', [], () => ({
      set: 'cabecalhos',
      to: { 1: head },
    })),
    row('change a status by a transaction on its head', [], () => ({
      transact: 'cabecalhos/1/status',
      to: 'Aprovado',
    })),
    ...leaves.flatMap(([field, value]) => [
      changing(`cabecalhos/1/${field}`, value),
      changing(`cabecalhos/1/${field}`, null),
    ]),
  ];
}

const cartWrites: Row[] = [
  row('keep their cart', whoCan('useCart'), (me) => ({
    set: paths.cart(me),
    to: { versao: 1, escritas: 'w' },
  })),
  row("change another's cart", ['customer2'], () => ({
    set: paths.cart('customer2'),
    to: { versao: 1, escritas: 'w' },
  })),
  row('keep a cart for a customer', whoCan('quoteForCustomers'), (me) => ({
    set: paths.cart(me, me === 'customer2' ? 'customer' : 'customer2'),
    to: { versao: 1, escritas: 'w' },
  })),
  row('keep a cart for somebody who waits', [], (me) => ({
    set: paths.cart(me, 'pending' === me ? 'removed' : 'pending'),
    to: { versao: 1, escritas: 'w' },
  })),
  row('keep a cart for another', [], (me) => ({
    set: paths.cart(me, 'somebody'),
    to: { versao: 1, escritas: 'w' },
  })),
  row('keep a list', approved, (me) => ({ update: listWrite(me, 0, aList, null, keyOf(1)) })),
  row('keep the lines of a list', approved, (me) => {
    const { [paths.list(me, 0)]: list, ...lines } = listWrite(me, 0, aList, null, keyOf(1));
    return { update: { ...lines, [paths.list(me, 0)]: list } };
  }),
  row('keep a view', whoCan('moveOrders'), (me) => ({
    update: viewWrite(me, 0, { nome: 'Atrasados', filtros: '' }, null, keyOf(1)),
  })),
  row('note which quotes they have seen', whoCan('moveOrders'), (me) => ({
    set: paths.seenQuotes(me),
    to: 3,
  })),
  row('note it for a seller', ['seller2'], () => ({ set: paths.seenQuotes('seller2'), to: 3 })),
  row('forget which quotes they have seen', [], (me) => ({ set: paths.seenQuotes(me), to: null })),
  row('have seen half a quote', [], (me) => ({ set: paths.seenQuotes(me), to: 1.5 })),
  row('remove their cart', [], (me) => ({ set: `carrinhos/${me}`, to: null })),
];

const counterWrites: Row[] = [
  ...Object.entries({
    codigocliente: 5,
    'cadastros/ritmo': 1,
    codigovendedor: 4,
    'cadastros/vendedor': 'seller2',
    numerodopedido: 4,
    totalorcamento: 1e6,
    'resumopedidos/Pendente/quantidade': 2,
    'resumopedidos/Aprovado/centavos': 1e8,
    'resumopedidos/pedido': 1,
    'aprovados/cliente': 3,
    'aprovados/usuario': 'customer',
    'historicos/pending/ritmo/linha': 'line',
    'historicos/pending/contato': 'line',
    'pedidos/1/indice/vendedor': 'seller2 Pendente',
    'pedidos/1/indice': null,
    'backup/produtos/em': 2,
    'emails/x': 1,
    'emails/lidosate': 1,
    'emails/fila': null,
    'emails/fila/x': { tipo: 'recebido', uid: 'customer', numerodopedido: 1, em: 1, quando: 1 },
    // A mail that was not given up.
    'emails/fila/x/pedido': 'denovo',
    segredos: true,
  }).map(([path, value]) => changing(path, value)),
  row('take the next number by a transaction', [], () => ({ transact: 'numerodopedido', to: 4 })),
  row('lower the total of all quotes by a transaction', [], () => ({
    transact: 'totalorcamento',
    to: 0,
  })),
  row('forget when they last sent', [], (me) => ({ set: paths.lastSending(me), to: null })),
  row('note a sending that never was', [], (me) => ({
    update: { [paths.lastSending(me)]: serverTimestamp() },
  })),
  row('forget what they sent', [], (me) => ({ set: `envios/${me}`, to: null })),
  row('take a key without an order', [], (me) => ({
    update: { [`envios/${me}/${keyOf(77)}`]: 4 },
  })),
];

export const accessMatrix: Row[] = [
  ...reads,
  ...userWrites,
  ...orderWrites,
  ...cartWrites,
  ...counterWrites,
];
