import type { DataSnapshot } from 'firebase/database';
import * as v from 'valibot';

import { toCents } from '../../../domain/words/money';
import type { OrderHead } from '../../../domain/order/head';
import { indexOf, type Order, type OrderIndex } from '../../../domain/order/order';
import { momentFromWords, orderMoment } from '../../../domain/order/quote/moment';
import { initialStatus, orderStatuses } from '../../../domain/order/status';
import { listOf, readRecord, recordOf, recordSchema, type Field } from '../base/record';
import { pathOf } from '../base/database';
import { personFields } from '../people/record';

const text = v.string();
const number = v.number();

function line(field: Field) {
  return v.object({
    CD_PRODUTO: field(text, ''),
    DESCRICAO: field(text, ''),
    CD_GRUPO: v.optional(field(text, ''), ''),
    preco_venda: field(number, 0),
    // An order may be without it: 0 would be a balance.
    estoque_saldo: v.optional(v.union([field(number, 0), v.nan()]), NaN),
    quantity: field(number, 0),
    linha: v.optional(field(number, 0), 0),
    soma: v.optional(field(number, 0), 0),
    observacao: v.exactOptional(field(text, '')),
  });
}

const moment = v.object({
  ano: number,
  mes: number,
  dia: number,
  hora: number,
  minuto: number,
  segundo: number,
});
const noMoment = { ano: 0, mes: 0, dia: 0, hora: 0, minuto: 0, segundo: 0 };

const person = v.object({ uid: text, nome: text });

const change = v.object({
  campo: v.picklist(['status', 'vendedor']),
  de: text,
  para: text,
  vez: v.exactOptional(number),
  motivo: v.exactOptional(text),
  por: v.object({ uid: text }),
  em: number,
});

function customer(field: Field) {
  return v.object(personFields(field));
}

const nobody: Required<Pick<Order['cliente'], 'createat' | 'ultimologin'>> & Order['cliente'] = {
  uid: '',
  email: '',
  nome: '',
  superUser: false,
  permissao: 'cliente',
  analise: false,
  createat: '',
  ultimologin: '',
  cod: 0,
  celular: '',
};

/** What follows from the rest; one from before a recount may have none of it. */
type Derived = 'indice' | 'quando' | 'centavos' | 'linhas';
type StoredOrder = Omit<Order, Derived> & Partial<Pick<Order, Derived>>;

const noIndex: OrderIndex = { vendedor: '', cliente: '' };

const index = v.object({ vendedor: text, cliente: text });

/** What an order and its head have in common; `Derived` may be missing in an order from before a recount. */
function sharedFields(field: Field) {
  return {
    numerodopedido: field(number, 0),
    data: field(text, ''),
    hora: field(text, ''),
    status: field(v.picklist(orderStatuses), initialStatus),
    total: field(number, 0),
    vendedor: field(text, ''),
    idvendedor: field(text, ''),
    criadopor: v.exactOptional(field(person, { uid: '', nome: '' })),
    criadoem: v.optional(field(number, 0), 0),
    mudouem: v.exactOptional(field(number, 0)),
    mudanca: v.exactOptional(field(text, '')),
    referencia: v.exactOptional(field(text, '')),
  };
}

const orderSchema = recordSchema<StoredOrder>((field) =>
  v.object({
    ...sharedFields(field),
    quando: v.exactOptional(field(moment, noMoment)),
    centavos: v.exactOptional(field(number, 0)),
    cliente: field(customer(field), nobody),
    itens: field(listOf(line(field)), []),
    linhas: v.exactOptional(field(number, 0)),
    indice: v.exactOptional(field(index, noIndex)),
    chave: v.optional(field(text, ''), ''),
    observacao: v.exactOptional(field(text, '')),
    historico: v.exactOptional(field(recordOf(change), {})),
  } satisfies Record<keyof Omit<Order, 'problems'>, v.GenericSchema>),
);

const headSchema = recordSchema<OrderHead>((field) => {
  const { uid, nome, razaosocial, permissao } = personFields(field);
  return v.object({
    ...sharedFields(field),
    centavos: field(number, 0),
    cliente: field(v.object({ uid, nome, razaosocial, permissao }), nobody),
    linhas: field(number, 0),
    indice: field(index, noIndex),
    recado: v.exactOptional(field(v.literal(true), true)),
  } satisfies Record<keyof Omit<OrderHead, 'problems'>, v.GenericSchema>);
});

/** A damaged head bears the number that it stands under. */
export function headFrom(snapshot: DataSnapshot): OrderHead {
  const head = readRecord(headSchema, snapshot.val(), pathOf(snapshot));
  return head.problems ? { ...head, numerodopedido: Number(snapshot.key) } : head;
}

export function orderFrom(snapshot: DataSnapshot): Order {
  const order = readRecord(orderSchema, snapshot.val(), pathOf(snapshot));
  if (!order.problems) return { ...derivedFrom(order), ...order };
  return { ...order, ...derivedFrom(order), numerodopedido: Number(snapshot.key) };
}

function derivedFrom(order: StoredOrder): Pick<Order, Derived> {
  const centavos = toCents(order.total);
  return {
    indice: indexOf(order),
    quando: momentFromWords(order.data, order.hora) ?? orderMoment(new Date(order.criadoem)),
    centavos,
    linhas: order.itens.length,
  };
}
