import type { ReactNode } from 'react';

import { maskCnpj } from '../../../../domain/registration/cnpj';
import type { Order } from '../../../../domain/order/order';
import { validUntil } from '../../../../domain/order/quote/validity';
import { companyOf, isSeller } from '../../../../domain/people/user';
import { env } from '../../../config/env';
import { MailLink, PhoneLinks } from '../../../ui/pieces/contact-links';
import { StatusTag } from '../marks/status-tag';
import { validityWords } from '../words/validity-words';

/** A label and what stands beside it. */
export type OrderField = readonly [label: string, value: ReactNode];

/** Stands where a record has nothing. */
export const nothing = '—';

export function customerFields(order: Order): OrderField[] {
  const { cnpj } = order.cliente;
  return [
    ['Cliente', companyOf(order.cliente)],
    ...(isOfSeller(order) ? [] : [['CNPJ', cnpj ? maskCnpj(cnpj) : nothing] satisfies OrderField]),
    ...(order.criadopor ? [['Feito por', order.criadopor.nome] satisfies OrderField] : []),
  ];
}

/** A seller who orders for themselves has neither company nor address. */
export function isOfSeller({ cliente }: Order): boolean {
  return isSeller(cliente);
}

export function orderFields(order: Order): OrderField[] {
  return [
    ['Data', order.data],
    ['Hora', order.hora.slice(0, 'HH:mm'.length)],
    ...customerFields(order),
    ['Número', order.numerodopedido],
    ...referenceFields(order),
    ['Status', <StatusTag key="status" status={order.status} />],
    ...validityFields(order),
  ];
}

/** The last day of a pending order. */
export function validityFields(order: Order): OrderField[] {
  const until = validUntil(order, env.quoteDays);
  return until === undefined ? [] : [[validityWords.label, until]];
}

/** The customer's own order number, where there is one. */
export function referenceFields({ referencia }: Order): OrderField[] {
  return referencia === undefined ? [] : [['Ref. cliente', referencia]];
}

/** The contact on paper. */
export function contactFields(order: Order): OrderField[] {
  const { cliente } = order;
  return [
    ['Contato', cliente.nome],
    ['E-mail', cliente.email],
    ['Celular', cliente.celular || nothing],
    ...landline(order, cliente.telefone || nothing),
  ];
}

/** The contact as a screen shows it, on which it can be called and written to. */
export function contactLinks(order: Order): OrderField[] {
  const { nome, email, celular, telefone } = order.cliente;
  return [
    ['Contato', nome],
    ['E-mail', <MailLink key="email" email={email} />],
    ['Celular', celular ? <PhoneLinks key="celular" number={celular} of={nome} /> : nothing],
    ...landline(
      order,
      telefone ? <PhoneLinks key="telefone" number={telefone} of={nome} /> : nothing,
    ),
  ];
}

/** Sellers are not asked for one. */
function landline(order: Order, value: ReactNode): OrderField[] {
  return isOfSeller(order) ? [] : [['Telefone', value]];
}
