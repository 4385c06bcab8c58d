import { customerEntryOf } from '../../../domain/people/customer-entry';
import { busyAfter } from '../../../domain/registration/pace';
import { withIndex } from '../../../domain/people/search/index-keys';
import { paths } from '../../../domain/paths';
import { draftCustomer, draftSeller } from '../../../domain/registration/registration';
import { withdrawnReason } from '../../../domain/order/reason';
import { draftOrder } from '../../../domain/order/quote/quote';
import { noWords, type QuoteWords } from '../../../domain/order/quote/words';
import { storedSettings } from '../../../domain/order/quote/terms';
import { listWrite } from '../../../src/data/lists/writes';
import { mailRequestWrite } from '../../../src/data/mail/failed-mails';
import { viewWrite } from '../../../src/data/order/search/view-writes';
import {
  editWrite,
  newOrderWrite,
  sellerWrite,
  statusWrite,
  stepWrite,
  type Write,
} from '../../../src/data/order/writes';
import {
  approvalLine,
  approvalWrite,
  contactWrite,
  emailWrite,
  newCustomerWrite,
  newSellerWrite,
  passwordWrite,
  visitWrite,
} from '../../../src/data/people/writes';
import { approvalAct } from '../../../domain/outbox/act';
import type { ApprovalAction } from '../../../domain/people/approval';
import type { Endereco, User } from '../../../domain/people/user';
import { people, type Person } from '../../support/data/people';
import type { Newcomer } from '../../support/rules-environment';
import { keyOf, orders, sellerEntries } from '../../support/data/world';

/** One write of each kind that the app makes. Together they fill every place of the rules. */
export interface HonestWrite {
  what: string;
  who: Person | Newcomer;
  write: () => Write;
  /** The data before the write, in addition to the world. */
  before?: Record<string, unknown>;
}

const now = new Date('2026-11-20T15:00:00Z');
const line = {
  ...{ CD_PRODUTO: '1001', DESCRICAO: 'PNEU ARO 29', CD_GRUPO: 'PNEU' },
  ...{ preco_venda: 89.9, estoque_saldo: 12, quantity: 24, observacao: 'azul' },
};
const words = {
  ...{ observacao: 'até sexta', referencia: 'OC 12' },
  condicoes: {
    ...{ pagamento: 'Boleto 28/35 dias', frete: '9' },
    ...{ transportadora: 'Serra Azul', entrega: '2099-12-31' },
  },
};
const terms = storedSettings({
  ...{ pagamentos: ['Boleto 28/35 dias'], transportadoras: ['Expresso', 'Serra Azul'] },
  pede: { pagamento: 'exige', frete: 'exige', transportadora: 'exige', entrega: 'exige' },
});
const withTerms = { [paths.terms]: terms };
const withLimit = { 'usuarios/seller/desconto': 5 };
const reduced = { ...line, desconto: 5 };
const motivodesconto = 'Fim de linha';
/** Names with enough words to fill every key of the lists. */
const long = { nome: 'Ana Bela Cia', razaosocial: 'Bici Centro Do Sul' };

const newcomer = { uid: 'newcomer', email: 'nova@bici.com.br' };
const form = {
  ...{ ...long, cargo: 'Dona', celular: '(11) 98765-4321', email: newcomer.email },
  ...{ senha: 'segredo123', cnpj: '11222333000181', telefone: '(11) 3456-7890' },
  ...{ logradouro: 'RUA A', numero: '1', complemento: 'LOJA', bairro: 'CENTRO' },
  ...{ cidade: 'SÃO PAULO', estado: 'SP', cep: '01000-000' },
};
const pending: User = { ...people.pending, ...long };
const customer: User = { ...people.customer, ...long };
const withLongNames = {
  'usuarios/customer': withIndex(customer),
  'clientes/customer': customerEntryOf(customer),
};
const contact = {
  ...{ nome: 'José Da Ção', cargo: 'Gerente', celular: '(62) 99999-0000', telefone: '1' },
  endereco: { ...(people.customer.endereco as Endereco), numero: '11' },
};
const quoteOf = (author: User, customer?: User, said: QuoteWords = words) =>
  draftOrder(
    {
      ...{ chave: keyOf(10), itens: [line], words: said },
      seller: sellerEntries.seller,
      ...(customer && { customer: customerEntryOf(customer) }),
    },
    author,
    new Date(),
  );
const moveOf = (person: User, action: ApprovalAction, motivo = '') => ({
  ...approvalWrite(person, action, now),
  ...approvalLine(approvalAct(person, action, { id: 'c1', pedidoem: 0 }, motivo), people.admin),
});

const nfeKey = '35170458716523000119550010000000121000123458';

export const honestWrites: readonly HonestWrite[] = [
  {
    what: 'a customer registers',
    who: newcomer,
    write: () =>
      newCustomerWrite(draftCustomer(form, newcomer, true, now), 5, busyAfter(0, Date.now())),
  },
  {
    what: 'a seller is registered',
    who: 'admin',
    write: () => {
      const seller = { uid: 'newSeller', email: 'carla@mmv.local' };
      return newSellerWrite(draftSeller({ ...form, ...seller }, seller, now), 'segredo1', 4);
    },
  },
  {
    what: 'a customer is approved',
    who: 'admin',
    write: () => moveOf(pending, 'aprovar'),
    before: { 'usuarios/pending': pending },
  },
  {
    what: 'a seller is approved',
    who: 'admin',
    write: () => moveOf(people.pendingSeller, 'aprovar'),
  },
  {
    what: 'a customer is removed',
    who: 'admin',
    write: () => moveOf(people.pending, 'remover', 'não é loja'),
  },
  {
    what: 'somebody who was removed is readmitted',
    who: 'admin',
    write: () => moveOf(people.removed, 'readmitir'),
  },
  {
    what: 'an approval is taken back',
    who: 'admin',
    write: () => moveOf(customer, 'reprovar'),
    before: withLongNames,
  },
  {
    what: 'a contact changes',
    who: 'admin',
    write: () =>
      contactWrite(customer, contact, { id: 'c1', anterior: '', numero: 1, old: [] }, people.admin),
    before: withLongNames,
  },
  {
    what: 'an address changes',
    who: { uid: 'customer', email: 'nova@bici.com.br' },
    write: () => emailWrite(customer, 'nova@bici.com.br'),
    before: withLongNames,
  },
  {
    what: 'a password changes',
    who: 'seller',
    write: () => passwordWrite('seller', 'nova senha 123'),
  },
  { what: 'somebody visits', who: 'customer', write: () => visitWrite('customer', now) },
  {
    what: 'a quote is sent',
    who: 'customer',
    write: () => newOrderWrite(quoteOf(people.customer), 4),
    before: withTerms,
  },
  {
    what: 'a seller’s own quote is sent',
    who: 'seller',
    // Without a day to compare with `quando`.
    write: () => newOrderWrite(quoteOf(people.seller, undefined, noWords), 4),
  },
  {
    what: 'a quote is sent for a customer',
    who: 'seller',
    write: () => newOrderWrite(quoteOf(people.seller, people.customer2), 4),
    before: withTerms,
  },
  {
    what: 'a quote with a discount is sent for a customer',
    who: 'seller',
    write: () => {
      const quote = { ...{ chave: keyOf(10), itens: [reduced] }, seller: sellerEntries.seller };
      const of = { words: { ...noWords, motivodesconto }, customer: customerEntryOf(customer) };
      return newOrderWrite(draftOrder({ ...quote, ...of }, people.seller, new Date()), 4);
    },
    before: { ...withLongNames, ...withLimit },
  },
  {
    what: 'an order gets a discount',
    who: 'seller',
    write: () => {
      const edit = { itens: [reduced], observacao: 'até sexta', motivodesconto };
      return editWrite(orders.pending, { edit, words: 'x' }, people.seller, 'c1');
    },
    before: withLimit,
  },
  { what: 'a limit of discounts is set', who: 'admin', write: () => withLimit },
  {
    what: 'an order moves',
    who: 'seller',
    write: () => statusWrite(orders.pending, 'aprovar', people.seller, 'c1'),
  },
  {
    what: 'an order is deleted',
    who: 'admin',
    write: () => statusWrite(orders.pending, 'excluir', people.admin, 'c1', 'sem estoque'),
  },
  {
    what: 'an order’s lines change',
    who: 'customer',
    write: () => {
      const edit = { itens: [line, { ...line, CD_PRODUTO: '1002' }], observacao: 'até sexta' };
      return editWrite(orders.pending, { edit, words: 'entrou 1002: 24' }, people.customer, 'c1');
    },
  },
  {
    what: 'a customer takes an order back',
    who: 'customer',
    write: () => statusWrite(orders.pending, 'excluir', people.customer, 'c1', withdrawnReason),
  },
  {
    what: 'an order is handed over',
    who: 'admin',
    write: () => sellerWrite(orders.pending, sellerEntries.seller2, people.admin, 'c1'),
  },
  {
    what: 'an order is invoiced in part',
    who: 'admin',
    write: () =>
      stepWrite(
        orders.approved,
        { tipo: 'faturado', nota: '12/A', chave: nfeKey, linhas: { l0: 1 } },
        people.admin,
        'step',
      ),
  },
  {
    what: 'an order is on its way',
    who: 'admin',
    write: () =>
      stepWrite(
        orders.approved,
        {
          ...{ tipo: 'enviado', transportadora: 'TRANS SUL', rastreio: 'BR123' },
          ...{ link: 'https://trans.example/BR123', previsto: '2026-12-01' },
        },
        people.admin,
        'step',
      ),
  },
  {
    what: 'a cart is kept',
    who: 'customer',
    write: () => ({
      [paths.cart('customer')]: {
        ...{ versao: 1, escritas: 'w1', envio: keyOf(1), enviando: keyOf(1) },
        ...{ ...words, representante: 'seller', itens: [reduced], motivodesconto },
      },
    }),
  },
  {
    what: 'a list is saved',
    who: 'customer',
    write: () => {
      const { observacao: _o, estoque_saldo: _e, ...listed } = line;
      const { condicoes } = words;
      const list = { nome: 'Segunda', lines: [listed], condicoes };
      return listWrite('customer', 0, list, null, keyOf(1));
    },
  },
  {
    what: 'a view is saved',
    who: 'seller',
    write: () => viewWrite('seller', 0, { nome: 'Atrasados', filtros: 'status=x' }, null, keyOf(1)),
  },
  {
    what: 'a mail is to be sent again',
    who: 'admin',
    write: () => mailRequestWrite('pedido-1-line', 'denovo'),
    before: { [paths.queuedMail('pedido-1-line')]: { tipo: 'movido', em: 1, falha: 2 } },
  },
  { what: 'the terms of quotes change', who: 'admin', write: () => withTerms },
  { what: 'quotes are seen', who: 'seller', write: () => ({ [paths.seenQuotes('seller')]: 3 }) },
];
