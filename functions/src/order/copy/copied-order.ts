import { lineCents } from '../../../../domain/cart/cart';
import { approvalOf } from '../../../../domain/order/check/approval';
import { otherSum } from '../../../../domain/order/lines';
import { momentFromWords, timeOf } from '../../../../domain/order/quote/time/moment';
import { orderSchema, type StoredOrder } from '../../../../domain/order/record/schema';
import { companyOf } from '../../../../domain/people/user';
import { toCents } from '../../../../domain/words/money';
import { isDamaged, readFields } from '../../../../domain/words/record';
import { dateInSaoPaulo } from '../../../../domain/words/time';
import { maxInteger } from '../../stored/order-pages';
import { isWhole } from '../../stored/stored-fields';
import type { OrderLineRow, OrderRow } from './copy-rows';

export interface CopiedOrder {
  order: OrderRow;
  lines: OrderLineRow[];
}

/**
 * The rows for a stored order; undefined if its number, status, total or date is unreadable. Unreadable lines are
 * skipped, but the total stays.
 */
export function copiedOrder(numeropedido: number, stored: unknown): CopiedOrder | undefined {
  const pedido = cleaned(stored);
  const read = readFields(orderSchema, pedido);
  const { status, cliente } = read;
  const total = centsOf(read);
  const sent = sentAt(read);
  const historico = changesOf(read);
  const isNumbered = isWhole(numeropedido) && numeropedido > 0 && numeropedido <= maxInteger;
  if (!isNumbered || isDamaged(read, 'status') || !isWhole(total) || sent === undefined) {
    return undefined;
  }
  const approved = approvalOf({ status, historico });
  const order: OrderRow = {
    numeropedido,
    status,
    total_centavos: total,
    criadoem: isoOf(sent),
    aprovadoem: approved ? isoOf(approved.em) : null,
    idvendedor: read.idvendedor,
    vendedor: read.vendedor,
    idcliente: cliente.uid,
    razaosocial: companyOf(cliente),
    cnpj: cliente.cnpj ?? '',
    cidade: cliente.endereco?.cidade ?? '',
    estado: cliente.endereco?.estado ?? '',
    criadopor: read.criadopor?.uid || null,
    mudouem: isoOf(momentOf(read.mudouem) ?? historico.at(-1)?.em ?? sent),
    somadiverge: otherSum(read) !== undefined,
    pedido: pedido as object,
  };
  return { order, lines: linesOf(numeropedido, read) };
}

/** NaN if it is unreadable. */
function centsOf(order: StoredOrder): number {
  if (isWhole(order.centavos) && !isDamaged(order, 'centavos')) return order.centavos;
  return isDamaged(order, 'total') ? NaN : toCents(order.total);
}

/** A moment in milliseconds since 1970 that PostgreSQL can store; undefined for others and for 0, which means none. */
function momentOf(value = NaN): number | undefined {
  return isWhole(value) && value > 0 && value <= Date.UTC(9999, 0) ? value : undefined;
}

function isoOf(moment: number): string {
  return new Date(moment).toISOString();
}

/** The day is always `data` (decision 99). Within it, the server's moment is more exact than `hora`. */
function sentAt({ criadoem, data, hora }: StoredOrder): number | undefined {
  const told = momentFromWords(data, hora);
  const moment = momentOf(criadoem);
  if (!told) return moment;
  const isOfDay = moment !== undefined && dateInSaoPaulo(new Date(moment)) === data;
  return isOfDay ? moment : timeOf(told);
}

/** The changes with a readable moment, newest last. */
function changesOf({ historico = {} }: StoredOrder) {
  return Object.values(historico)
    .filter(({ em }) => momentOf(em) !== undefined)
    .sort((a, b) => a.em - b.em);
}

function linesOf(numeropedido: number, order: StoredOrder): OrderLineRow[] {
  return order.itens.flatMap((line, posicao) => {
    const { CD_PRODUTO, DESCRICAO, preco_venda, quantity } = line;
    const isRead = !['preco_venda', 'quantity', 'desconto'].some((field) =>
      isDamaged(order, `itens.${posicao}.${field}`),
    );
    if (!isRead || !isWhole(quantity) || Math.abs(quantity) > maxInteger) return [];
    const row = {
      numeropedido,
      posicao,
      cd_produto: CD_PRODUTO,
      descricao: DESCRICAO,
      quantidade: quantity,
      preco_centavos: toCents(preco_venda),
      total_centavos: lineCents(line),
    };
    return isWhole(row.total_centavos) && isWhole(row.preco_centavos) ? [row] : [];
  });
}

/** The value without passwords, and without what PostgreSQL can't store: NUL and lone surrogates. */
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
