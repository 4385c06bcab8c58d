import { lineCents } from '../../../../domain/cart/cart';
import { approvalOf } from '../../../../domain/order/check/approval';
import { otherSum } from '../../../../domain/order/lines';
import { toCents } from '../../../../domain/words/money';
import { momentFromWords, timeOf } from '../../../../domain/order/quote/moment';
import { dateInSaoPaulo } from '../../../../domain/words/time';
import { isOrderStatus } from '../../../../domain/order/status';
import type { OrderLineRow, OrderRow } from './copy-rows';
import { linesOf as cartLinesOf } from '../../stored/order-lines';
import { greatestNumber } from '../../stored/order-pages';
import { childrenOf, isWhole, recordOf, textOf, type Stored } from '../../stored/stored-fields';

export interface CopiedOrder {
  order: OrderRow;
  lines: OrderLineRow[];
}

/** Undefined where number, status, total or date can't be read. Unreadable lines are left out; the total stands. */
export function copiedOrder(numeropedido: number, stored: unknown): CopiedOrder | undefined {
  const pedido = recordOf(cleaned(stored));
  const { status } = pedido;
  const total = centsOf(pedido);
  const sent = sentAt(pedido);
  const historico = changesOf(pedido);
  const isNumbered = isWhole(numeropedido) && numeropedido > 0 && numeropedido <= greatestNumber;
  if (!isNumbered || !isOrderStatus(status) || total === undefined || sent === undefined) {
    return undefined;
  }
  const approved = approvalOf({ status, historico });
  const customer = recordOf(pedido['cliente']);
  const address = recordOf(customer['endereco']);
  const order: OrderRow = {
    numeropedido,
    status,
    total_centavos: total,
    criadoem: isoOf(sent),
    aprovadoem: approved ? isoOf(approved.em) : null,
    idvendedor: textOf(pedido['idvendedor']),
    vendedor: textOf(pedido['vendedor']),
    idcliente: textOf(customer['uid']),
    razaosocial: textOf(customer['razaosocial']) || textOf(customer['nome']),
    cnpj: textOf(customer['cnpj']),
    cidade: textOf(address['cidade']),
    estado: textOf(address['estado']),
    criadopor: textOf(recordOf(pedido['criadopor'])['uid']) || null,
    mudouem: isoOf(momentOf(pedido['mudouem']) ?? historico.at(-1)?.em ?? sent),
    somadiverge:
      otherSum({ itens: cartLinesOf(pedido['itens']), total: Number(pedido['total']) }) !==
      undefined,
    pedido,
  };
  return { order, lines: linesOf(numeropedido, pedido['itens']) };
}

function centsOf({ centavos, total }: Stored): number | undefined {
  if (isWhole(centavos)) return centavos;
  const cents = typeof total === 'number' ? toCents(total) : NaN;
  return isWhole(cents) ? cents : undefined;
}

/** Milliseconds since 1970 that a date can tell. */
function momentOf(value: unknown): number | undefined {
  return isWhole(value) && value >= 0 && value <= Date.UTC(9999, 0) ? value : undefined;
}

function isoOf(moment: number): string {
  return new Date(moment).toISOString();
}

/** The day is the one that `data` says (decision 99); within it the server's moment is more exact than `hora`. */
function sentAt({ criadoem, data, hora }: Stored): number | undefined {
  const told = momentFromWords(textOf(data), textOf(hora));
  const moment = momentOf(criadoem);
  if (!told) return moment;
  const isOfDay = moment !== undefined && dateInSaoPaulo(new Date(moment)) === data;
  return isOfDay ? moment : timeOf(told);
}

/** The changes whose moment can be read, the newest last. */
function changesOf({ historico }: Stored) {
  return childrenOf(historico)
    .flatMap(({ campo, para, em }) => {
      const moment = momentOf(em);
      return moment === undefined ? [] : [{ campo: textOf(campo), para: textOf(para), em: moment }];
    })
    .sort((a, b) => a.em - b.em);
}

function linesOf(numeropedido: number, itens: unknown): OrderLineRow[] {
  return childrenOf(itens).flatMap((line, posicao) => {
    const { preco_venda, quantity } = line;
    if (typeof preco_venda !== 'number' || !isWhole(quantity)) return [];
    if (Math.abs(quantity) > greatestNumber) return [];
    const row = {
      numeropedido,
      posicao,
      cd_produto: textOf(line['CD_PRODUTO']),
      descricao: textOf(line['DESCRICAO']),
      quantidade: quantity,
      preco_centavos: toCents(preco_venda),
      total_centavos: lineCents({ preco_venda, quantity }),
    };
    return isWhole(row.total_centavos) && isWhole(row.preco_centavos) ? [row] : [];
  });
}

/** A stored value without passwords, and without what PostgreSQL can't keep: NUL and half surrogate pairs. */
function cleaned(value: unknown): unknown {
  if (typeof value === 'string')
    return value.replaceAll('\0', '').replaceAll(/\p{Surrogate}/gu, '\ufffd');
  if (Array.isArray(value)) return value.map(cleaned);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => name !== 'senha')
      .map(([name, child]) => [String(cleaned(name)), cleaned(child)]),
  );
}
