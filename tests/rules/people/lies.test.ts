import { increment, serverTimestamp } from 'firebase/database';
import { describe } from 'vitest';

import { approvalAct } from '../../../domain/outbox/act';
import { customerEntryOf } from '../../../domain/people/customer-entry';
import type { ApprovalAction } from '../../../domain/people/approval';
import type { Endereco, User } from '../../../domain/people/user';
import { busyAfter } from '../../../domain/registration/pace';
import { draftSeller } from '../../../domain/registration/registration';
import {
  approvalLine,
  approvalWrite,
  contactWrite,
  newCustomerWrite,
  newSellerWrite,
} from '../../../src/data/people/writes';
import type { Write } from '../../../src/data/order/writes';
import { people } from '../../support/data/people';
import { startRules } from '../../support/rules-environment';
import { indexedPeople } from '../../support/data/world';
import { placedFirst } from '../coverage/changed-write';
import { refuseAll, type Lie } from '../coverage/lies';

const rules = startRules();

const now = new Date('2026-11-20T15:00:00Z');
const lineOf = (person: User, action: ApprovalAction, author: User = people.admin, id = 'c1') =>
  approvalLine(approvalAct(person, action, { id, pedidoem: 0 }), author);
const approval = (author: User = people.admin, id = 'c1') => ({
  ...approvalWrite(people.pending, 'aprovar', now),
  ...lineOf(people.pending, 'aprovar', author, id),
});
const aLine = 'historicos/pending/aprovacoes/c1';
const contact = (of: User, values: object, author: User = people.admin, id = 'c1') =>
  contactWrite(of, values, { id, anterior: '', numero: 1, old: [] }, author);
const address = people.customer.endereco as Endereco;
/** Another value for each part of the address. */
const moved = {
  ...{ logradouro: 'RUA B', numero: '9', complemento: 'FUNDOS', bairro: 'SUL' },
  ...{ cidade: 'SANTOS', estado: 'RJ', cep: '99999-000' },
};
const aChange = (uid: string, id = 'c1') => `historicos/${uid}/contatos/${id}`;

/** A change that the customer's entry for sellers repeats only in part. */
const leftBehind = (write: Write, old: object) =>
  placedFirst(
    { ...write, 'clientes/customer': { ...(write['clientes/customer'] as object), ...old } },
    aChange('customer'),
  );

const lies: Lie[] = [
  ...(
    [
      ['approved', 'customer', 'aprovar'],
      ['removed', 'customer', 'remover'],
      ['reproved', 'pending', 'reprovar'],
      ['reproved and stays approved', 'customer', 'reprovar'],
      ['readmitted', 'customer', 'readmitir'],
      ['readmitted and stays removed', 'removed', 'readmitir'],
    ] as const
  ).map(([what, uid, action]): Lie => [
    `that ${uid} is ${what}`,
    'admin',
    () => placedFirst(lineOf(people[uid], action), `historicos/${uid}/aprovacoes/c1`),
  ]),
  ['a line that is there', 'admin', () => placedFirst(approval(), aLine), { [aLine]: { em: 1 } }],
  [
    'a line that is there, named anew',
    'admin',
    () => placedFirst(approval(), 'historicos/pending/ritmo'),
    { [aLine]: { em: 1 } },
  ],
  [
    'a line that the pace named before',
    'admin',
    () => placedFirst(approval(), aLine),
    { 'historicos/pending/ritmo': { linha: 'c1', em: 1, vezes: 1 } },
  ],
  ['a line by a seller', 'seller', () => placedFirst(approval(people.seller), aLine)],
  [
    'a line with a name of its own',
    'admin',
    () => placedFirst(approval(people.admin, 'ção'), 'historicos/pending/aprovacoes/ção'),
  ],
  [
    'a seller for a customer',
    'admin',
    () => placedFirst({ ...approval(), 'aprovados/vendedor': increment(1) }, 'aprovados/vendedor'),
  ],
  [
    'one more approved without an approval',
    'admin',
    () => ({ 'aprovados/cliente': increment(1) }),
    { 'aprovados/usuario': 'pending' },
  ],
  [
    'somebody of no role approved',
    'admin',
    () =>
      placedFirst({ ...approval(), 'aprovados/superUser': increment(1) }, 'aprovados/superUser'),
    { 'usuarios/pending/permissao': 'superUser' },
  ],
  [
    'an approved address that changes with it',
    'admin',
    () => ({
      'contas/pending/email': people.pending.email,
      'usuarios/pending/email': 'outro@bici.com.br',
    }),
  ],
  [
    'the moment of a password that is none',
    'seller',
    () => ({ 'contas/seller/senha/em': serverTimestamp() }),
    { 'contas/seller/senha': null },
  ],
  [
    'the moment of a removal that is none',
    'admin',
    () => ({ 'usuarios/pending/removido': '20/11/2026 12:00:00', ...approval() }),
  ],
  [
    'keys of nobody',
    { uid: 'ghost', email: 'ghost@bici.com.br' },
    () => ({ 'usuarios/ghost/indice': indexedPeople.customer.indice }),
  ],
  ['the telephone of a seller', 'admin', () => contact(people.seller, { telefone: '1' })],
  [
    'the address of a seller',
    'admin',
    () => contact(people.seller, { endereco: people.customer.endereco }),
  ],
  ['a name with two blanks', 'admin', () => contact(people.customer, { nome: 'José  Ção' })],
  [
    'a change by a seller',
    'seller',
    () =>
      placedFirst(contact(people.customer, { cargo: 'Dono' }, people.seller), aChange('customer')),
  ],
  [
    'a change of an administrator',
    'admin',
    () => placedFirst(contact(people.admin, { celular: '1' }), aChange('admin')),
  ],
  ...(['nome', 'celular', 'telefone'] as const).map((field): Lie => [
    `a change that leaves ${field} behind for sellers`,
    'admin',
    () =>
      leftBehind(contact(people.customer, { nome: 'José Ção', celular: '9', telefone: '9' }), {
        [field]: people.customer[field],
      }),
  ]),
  ...Object.keys(moved).map((field): Lie => [
    `a change that leaves ${field} behind for sellers`,
    'admin',
    () =>
      leftBehind(contact(people.customer, { endereco: moved }), {
        endereco: { ...moved, [field]: address[field as keyof Endereco] },
      }),
  ]),
  [
    'a change beside another line',
    'admin',
    () =>
      placedFirst(
        { ...contact(people.customer, { cargo: 'Dono' }), [aChange('customer', 'c0')]: { em: 2 } },
        aChange('customer', 'c0'),
      ),
    { [aChange('customer', 'c0')]: { em: 1 } },
  ],
  [
    'a name that is none',
    'admin',
    () => {
      const write = contact(people.customer, { nome: 'José' });
      const indice = {
        ...(write['usuarios/customer/indice'] as object),
        nome: 'cliente aprovado ',
      };
      const nome = 'usuarios/customer/nome';
      return placedFirst({ ...write, 'usuarios/customer/indice': indice, [nome]: 7 }, nome);
    },
  ],
  [
    'an address for sellers that is none',
    'admin',
    () => {
      const { endereco: _none, ...homeless } = people.pending;
      const entry = { ...customerEntryOf(homeless), endereco: 'x' };
      return placedFirst({ ...approval(), 'clientes/pending': entry }, 'clientes/pending');
    },
    { 'usuarios/pending/endereco': null },
  ],
  [
    'a company that is none',
    { uid: 'newcomer', email: 'nova@bici.com.br' },
    () => {
      const email = 'nova@bici.com.br';
      const { removido: _r, ...record } = { ...people.pending, uid: 'newcomer', email };
      const draft = { ...record, ultimologin: 'nunca', razaosocial: '' };
      const write = newCustomerWrite(draft, 5, busyAfter(0, Date.now()));
      const user = { ...(write['usuarios/newcomer'] as object), razaosocial: 7 };
      return { ...write, 'usuarios/newcomer': user };
    },
  ],
  [
    'a change with a name of its own',
    'admin',
    () =>
      placedFirst(
        contact(people.customer, { cargo: 'Dono' }, people.admin, 'ção'),
        aChange('customer', 'ção'),
      ),
  ],
  [
    'a change that is there, named anew',
    'admin',
    () => placedFirst(contact(people.customer, { cargo: 'Dono' }), 'historicos/customer/contato'),
    { [aChange('customer')]: { em: 1 } },
  ],
  [
    'a seller among the customers',
    'admin',
    () => ({ 'clientes/seller': customerEntryOf(people.seller) }),
  ],
  ...(['vendedor', 'cliente'] as const).map((permissao): Lie => [
    `a ${permissao} among the sellers`,
    'admin',
    () => {
      const uid = permissao === 'vendedor' ? 'customer' : 'newSeller';
      const form = { nome: 'Carla', celular: '1', email: 'carla@mmv.local', senha: 'segredo1' };
      const seller = { ...draftSeller(form, { uid, email: form.email }, now), permissao };
      return placedFirst(newSellerWrite(seller, form.senha, 4), `vendedores/${uid}`);
    },
  ]),
];

describe('people: true but for one thing', () => refuseAll(lies, rules));
