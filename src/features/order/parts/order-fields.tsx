import type { OrderHead } from '../../../../domain/order/head';
import type { Order } from '../../../../domain/order/order';
import { discountOf, percentWords } from '../../../../domain/order/quote/discount';
import { validUntil } from '../../../../domain/order/quote/time/validity';
import { termLabels, termWords, type TermName } from '../../../../domain/order/quote/terms';
import { statusNames } from '../../../../domain/order/status';
import { companyOf, isSeller } from '../../../../domain/people/user';
import { maskCnpj } from '../../../../domain/registration/cnpj';
import { withoutSeconds } from '../../../../domain/words/time';
import { env } from '../../../config/env';
import { MailLink, PhoneLinks } from '../../../ui/pieces/people/contact-links';
import {
  apart,
  chosen,
  each,
  fieldOf,
  leftOut,
  shownOf,
  type Field,
  type Placed,
} from '../../../ui/pieces/fields';
import { StatusTag } from '../marks/status-tag';
import { addressLines } from '../words/address-lines';
import { validityWords } from '../words/validity-words';
import type { LineField } from './line-fields';

const known = fieldOf<OrderHead>;
const whole = fieldOf<Order>;

/** A seller who orders for themselves has neither company nor address. */
export const isOfSeller = ({ cliente }: Order) => isSeller(cliente);
const ofCustomers = { when: (order: Order) => !isOfSeller(order) };
const ifAny = { optional: true } as const;
const phone = {
  link: (number: string, { cliente }: Order) => <PhoneLinks number={number} of={cliente.nome} />,
};

/** One of the terms that the customer chose; absent from orders without it. */
const term = (name: TermName, labels = {}) =>
  whole(
    termLabels[name],
    ({ condicoes }) => {
      const value = condicoes?.[name];
      return value && termWords(name, value);
    },
    { ...ifAny, labels },
  );

/** The fields of an order. A list has the `known` fields of each order; the others need the whole order. */
export const orderFields = {
  number: known('Pedido', ({ numerodopedido }) => numerodopedido, {
    ...{ kind: 'whole', labels: { details: 'Número' } },
  }),
  date: known('Data', ({ data }) => data, { kind: 'date' }),
  time: known('Hora', ({ hora }) => hora, { value: ({ hora }) => hora.slice(0, 'HH:mm'.length) }),
  moment: known('Data e hora', ({ data, hora }) => withoutSeconds(`${data} ${hora}`)),
  status: known('Status', ({ status }) => statusNames[status], {
    link: (_, { status }) => <StatusTag status={status} />,
  }),
  company: known('Cliente', ({ cliente }) => companyOf(cliente), { labels: { list: 'Empresa' } }),
  cnpj: whole('CNPJ', ({ cliente: { cnpj = '' } }) => maskCnpj(cnpj), ofCustomers),
  author: known('Feito por', ({ criadopor }) => criadopor?.nome, ifAny),
  customerCode: whole('Código do cliente', ({ cliente }) => cliente.cod),
  contact: whole('Contato', ({ cliente }) => cliente.nome),
  email: whole('E-mail', ({ cliente }) => cliente.email, {
    link: (email) => <MailLink email={email} />,
  }),
  mobile: whole('Celular', ({ cliente }) => cliente.celular, phone),
  landline: whole('Telefone', ({ cliente }) => cliente.telefone, { ...ofCustomers, ...phone }),
  address: whole(
    'Endereço',
    ({ cliente }) => addressLines(cliente.endereco).join('\n'),
    ofCustomers,
  ),
  city: whole('Cidade', ({ cliente }) => cliente.endereco?.cidade),
  state: whole('Estado', ({ cliente }) => cliente.endereco?.estado),
  reference: known('Ref. cliente', ({ referencia }) => referencia, {
    ...{ optional: true, labels: { list: 'Ref.' } },
  }),
  validUntil: known(validityWords.label, (order) => validUntil(order, env.quoteDays), ifAny),
  seller: known('Vendedor', ({ vendedor }) => vendedor, {
    labels: each('Representante', 'message', 'card', 'paper'),
  }),
  lines: whole('Itens', ({ itens }) => itens.length, { kind: 'whole' }),
  amount: known('Total', ({ total }) => total, {
    ...{ kind: 'money', labels: { paper: 'Valor do pedido' } },
  }),
  payment: term('pagamento'),
  freight: term('frete'),
  carrier: term('transportadora', { details: 'Transporte' }),
  delivery: term('entrega'),
  discountReason: whole('Motivo do desconto', (order) => discountOf(order)?.motivo),
  note: whole('Observação', ({ observacao }) => observacao, ifAny),
};
export type OrderField = keyof typeof orderFields;

/** The fields of the terms. Files have columns for them only if the administrator asks for any. */
export const termFields = ['payment', 'freight', 'carrier', 'delivery'] as const;

/** 'Até 10 %: fechamento do mês', for readers who see prices; undefined without a discount. */
export function orderDiscountWords(order: Order): string | undefined {
  const discount = discountOf(order);
  return discount && `Até ${percentWords(discount.ate)}: ${discount.motivo}`;
}

const customer = ['company', 'cnpj', 'author'] as const;
const contact = ['contact', 'email', 'mobile', 'landline'] as const;

type Group = 'order' | 'contact' | 'customer';

/** The fields of the places with labels, by group. */
const places = {
  details: {
    ...each('order', 'date', 'time', ...customer, 'number', 'reference', 'status', 'validUntil'),
    ...each('order', ...termFields),
    ...each('contact', ...contact),
    ...each(apart, 'seller', 'address', 'lines', 'amount', 'discountReason', 'note'),
    ...each(leftOut, 'moment', 'city', 'state', 'customerCode'),
  },
  paper: {
    ...each('customer', ...customer, 'address', ...contact),
    ...each('order', 'status', 'moment', 'lines', 'amount', 'seller', 'reference', 'validUntil'),
    ...each('order', ...termFields),
    ...each(apart, 'number', 'date', 'discountReason', 'note'),
    ...each(leftOut, 'time', 'city', 'state', 'customerCode'),
  },
  message: {
    ...each('order', 'seller', 'reference', ...termFields, 'note'),
    ...each(apart, 'company', 'number', 'date', 'status', 'lines', 'amount'),
    ...each(leftOut, 'time', 'moment', 'cnpj', 'author', 'validUntil', 'customerCode'),
    ...each(leftOut, ...contact, 'address', 'city', 'state', 'discountReason'),
  },
} satisfies Record<string, Placed<OrderField, Group>>;

/** The labels and values of a place's group for an order. */
export function rowsOf(place: keyof typeof places, group: Group, order: Order) {
  const placed: Placed<OrderField, Group> = places[place];
  return chosen(placed).flatMap(([key, its]) => {
    const field: Field<Order> = orderFields[key];
    const { label, labels, optional, when, file, value } = field;
    if (its !== group || when?.(order) === false || (optional && file(order) === '')) return [];
    return {
      key,
      label: labels?.[place] ?? label,
      words: value(order),
      shown: shownOf(field, order),
    };
  });
}

/** Columns of a spreadsheet with their widths. */
export const orderSheet: Placed<OrderField, number> = {
  ...{ number: 9, date: 12, time: 10, status: 11, company: 40, cnpj: 20, city: 22, state: 8 },
  ...{ reference: 16, seller: 26, author: 26, lines: 8, amount: 14, note: 40 },
  ...{ payment: 26, freight: 34, carrier: 26, delivery: 12, discountReason: 40 },
  ...each(leftOut, 'moment', ...contact, 'address', 'customerCode', 'validUntil'),
};

/** The ERP's names and order of columns. docs/operations.md documents them, so don't change them. */
export const erpNames: Placed<OrderField | LineField | ErpOnly, string> = {
  ...{ number: 'pedido', date: 'data', time: 'hora' },
  ...{ approvedDate: 'aprovado_data', approvedTime: 'aprovado_hora' },
  ...{ customerCode: 'cliente_codigo', cnpj: 'cliente_cnpj', company: 'cliente_empresa' },
  ...{ sellerCode: 'vendedor_codigo', seller: 'vendedor_nome' },
  ...{ place: 'item', code: 'produto_codigo', name: 'produto_nome', quantity: 'quantidade' },
  ...{ price: 'preco_unitario', total: 'total_item' },
  ...{ reference: 'ref_cliente', note: 'observacao_pedido', remark: 'observacao_item' },
  ...{ payment: 'pagamento', freight: 'frete', carrier: 'transportadora', delivery: 'entrega_em' },
  ...{ listPrice: 'preco_tabela', discount: 'desconto_percentual' },
  ...{ discountReason: 'motivo_desconto' },
  ...each(leftOut, 'moment', 'status', 'author', ...contact, 'address', 'city', 'state'),
  ...each(leftOut, 'validUntil', 'lines', 'amount', 'stock'),
};

/** Columns of the ERP's file that are no fields. */
export type ErpOnly = 'approvedDate' | 'approvedTime' | 'sellerCode' | 'place';
