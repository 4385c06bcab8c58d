import { increment } from 'firebase/database';

import { maxMoves } from '../../domain/order/change';
import { headOf } from '../../domain/order/head';
import { indexOf, type Order } from '../../domain/order/order';
import { datedAt, type OrderDraft } from '../../domain/order/quote/quote';
import { editOf } from '../../domain/order/edit/edit';
import { editWrite, newOrderWrite, statusWrite } from '../../src/data/order/writes';
import type { Summary } from '../../domain/figures/summary';
import { addUpLines } from '../../domain/order/lines';
import type { OrderStatus } from '../../domain/order/status';
import { paths } from '../../domain/paths';
import type { User } from '../../domain/people/user';
import { withHeads } from './with-heads';

/** Forged versions of an honest quote, move or edit, by a hostile approved person. The rules must refuse each of them. */

type Write = Record<string, unknown>;

/** The same write with another value of one sum. */
export function withSum(
  write: Write,
  sum: `${OrderStatus}/${keyof Summary}`,
  by: number | null,
): Write {
  const [status, field] = sum.split('/') as [OrderStatus, keyof Summary];
  const sums = write[paths.summaries] as Record<OrderStatus, object>;
  const moved = { ...sums[status], [field]: by === null ? null : increment(by) };
  return { ...write, [paths.summaries]: { ...sums, [status]: moved } };
}

const claiming = (draft: OrderDraft, centavos: number): OrderDraft => ({
  ...draft,
  centavos,
  total: centavos / 100,
});

const forgedQuotes = {
  'changed before': (draft: OrderDraft) => ({ ...draft, alterado: 5 }),
  total: (draft: OrderDraft) => claiming(draft, 1e10),
  'running sum': (draft: OrderDraft) => ({
    ...claiming(draft, 1e10),
    itens: draft.itens.map((line) => ({ ...line, soma: 1e10 })),
  }),
  'hidden line': (draft: OrderDraft) => ({
    ...draft,
    itens: draft.itens.flatMap((line) => [line, { ...line, linha: 7 }]),
  }),
  'number of lines': (draft: OrderDraft) => ({ ...draft, linhas: draft.linhas + 1 }),
  'discount without a grant': (draft: OrderDraft) => ({
    ...claiming(draft, 1),
    itens: draft.itens.map((line) => ({ ...line, desconto: 99, soma: 1 })),
  }),
  'discount above the limit': (draft: OrderDraft) => {
    const itens = addUpLines(draft.itens.map((line) => ({ ...line, desconto: 21 })));
    const centavos = itens.at(-1)?.soma ?? 0;
    return { ...claiming(draft, centavos), itens, desconto: { ate: 21, motivo: 'Feira' } };
  },
  dust: (draft: OrderDraft) => ({ ...draft, total: draft.total + 1e-9 }),
  'closed month': (draft: OrderDraft) => datedAt(draft, new Date('2026-01-31T15:00:00Z')),
  'date in words': (draft: OrderDraft) => {
    const dated = { ...draft, data: '01/01/1900' };
    return { ...dated, indice: indexOf(dated) };
  },
  'list of another': (draft: OrderDraft) => ({
    ...draft,
    indice: { ...draft.indice, cliente: 'customer2 Aprovado' },
  }),
} satisfies Record<string, (draft: OrderDraft) => OrderDraft>;

export type ForgedQuote = keyof typeof forgedQuotes | 'pace' | 'sums' | 'head';
export const forgedQuoteNames = [
  ...Object.keys(forgedQuotes),
  'pace',
  'sums',
  'head',
] as readonly ForgedQuote[];

export function forgedQuote(how: ForgedQuote, draft: OrderDraft, number: number): Write {
  if (how === 'pace') {
    return { ...newOrderWrite(draft, number), [`envios/${draft.cliente.uid}/ultimo`]: 1 };
  }
  if (how === 'sums') {
    return withSum(newOrderWrite(draft, number), 'Pendente/centavos', 1);
  }
  if (how === 'head') {
    const { [paths.orderHead(number)]: _head, ...rest } = newOrderWrite(draft, number);
    return rest;
  }
  return newOrderWrite(forgedQuotes[how](draft), number);
}

export const forgedMoves = [
  'head',
  'customer index',
  'cents',
  'named',
  'false name',
  'count',
] as const;
export type ForgedMove = (typeof forgedMoves)[number];

/** An approval that omits a part or adds one. */
export function forgedMove(how: ForgedMove, order: Order, author: User, id: string): Write {
  const forged = forgedOf(how, order, author, id);
  if (how === 'head') return forged;
  return withHeads(forged, { [order.numerodopedido]: order });
}

function forgedOf(how: ForgedMove, order: Order, author: User, id: string): Write {
  const place = `pedidos/${order.numerodopedido}`;
  const { [`${place}/indice`]: index, ...rest } = statusWrite(order, 'aprovar', author, id);
  switch (how) {
    case 'head':
      return {
        ...rest,
        [`${place}/indice`]: index,
        [paths.orderHead(order.numerodopedido)]: headOf({ ...order, mudanca: id }),
      };
    case 'customer index':
      return { ...rest, [`${place}/indice/vendedor`]: `${order.idvendedor} Aprovado` };
    case 'cents':
      return { ...rest, [`${place}/indice`]: index, [`${place}/centavos`]: 1 };
    case 'named': {
      const line = rest[`${place}/historico/${id}`] as object;
      const por = { uid: author.uid, nome: author.nome };
      return {
        ...rest,
        [`${place}/indice`]: index,
        [`${place}/historico/${id}`]: { ...line, por },
      };
    }
    case 'count': {
      const line = rest[`${place}/historico/${id}`] as object;
      return {
        ...rest,
        [`${place}/indice`]: index,
        [`${place}/historico/${id}`]: { ...line, vez: maxMoves.administrator + 1 },
      };
    }
    case 'false name':
      return { ...rest, [`${place}/indice`]: index, [`autores/${author.uid}`]: 'Diretoria' };
  }
}

export const forgedEdits = [
  'free line',
  'free discount',
  'other list price',
  'decided too',
  'silent',
  'uncounted',
  'other sum',
] as const;
export type ForgedEdit = (typeof forgedEdits)[number];

export function forgedEdit(how: ForgedEdit, order: Order, author: User, id: string): Write {
  const place = paths.order(order.numerodopedido);
  const { itens, ...rest } = editOf(order);
  const more = itens.map((line) => ({ ...line, quantity: line.quantity + 1 }));
  const write = editWrite(order, { edit: { ...rest, itens: more }, words: 'x' }, author, id);
  switch (how) {
    case 'free line': {
      const line = write[`${place}/itens/0`] as object;
      return { ...write, [`${place}/itens/0`]: { ...line, preco_venda: 0 } };
    }
    case 'free discount': {
      const line = write[`${place}/itens/0`] as object;
      const at = { ...line, desconto: 99.99 };
      return { ...write, [`${place}/itens/0`]: at, [`${place}/desconto`]: null };
    }
    case 'other list price': {
      const line = write[`${place}/itens/0`] as { preco_venda: number };
      return { ...write, [`${place}/itens/0`]: { ...line, preco_venda: line.preco_venda + 1 } };
    }
    case 'decided too':
      return { ...write, [`${place}/status`]: 'Aprovado' };
    case 'silent': {
      const { [paths.change(order.numerodopedido, id)]: _line, ...unsaid } = write;
      return unsaid;
    }
    case 'uncounted': {
      const { [paths.summaries]: _sums, [paths.quoteTotal]: _total, ...alone } = write;
      return alone;
    }
    case 'other sum':
      return withSum(write, 'Pendente/centavos', 7);
  }
}
