import { isDiffering, needsAttention } from '../../../../domain/order/check/alerts';
import { isApprovedOn } from '../../../../domain/order/check/approval';
import type { OrderComparison } from '../../../../domain/order/check/doubts';
import { dayOfDate, dayInSaoPaulo } from '../../../../domain/words/time';
import { centsOf } from '../../../../domain/order/many';
import type { Order } from '../../../../domain/order/order';
import { validityOf } from '../../../../domain/order/quote/validity';
import { byHead, matchesHead, noFilter } from '../../../../domain/order/search/by-head';
import { numbersAtOnce, type FoundNumbers } from '../../../../domain/order/search/filter';
import { contains } from '../../../../domain/words/text';

type Query = Record<string, string>;

/**
 * The answer of /filtrodepedidos about these orders. `compare` returns an order's comparison with the product table.
 */
export async function filteredNumbers(
  orders: readonly Order[],
  query: Query,
  compare: (order: Order) => Promise<OrderComparison | undefined>,
): Promise<FoundNumbers> {
  const { status, valorde, valorate, ordem, depois = 0 } = query;
  const filter = {
    ...{ ...noFilter, ...query, ordem: ordem as typeof noFilter.ordem },
    status: (status ?? '') as typeof noFilter.status,
    valorde: valorde === undefined ? undefined : Number(valorde),
    valorate: valorate === undefined ? undefined : Number(valorate),
    ...{ observacao: query['observacao'] === '1', diferenca: false, atencao: false },
  };
  const found: Order[] = [];
  for (const order of orders) {
    const fits = matchesHead(filter, order) && isNamed(order, query);
    if (fits && (!status || order.status === status) && (await isMarked(order, query, compare))) {
      found.push(order);
    }
  }
  const numbers = found.sort(byHead(filter.ordem)).map(({ numerodopedido }) => numerodopedido);
  const end = Number(depois) + numbersAtOnce;
  return {
    pedidos: numbers.slice(Number(depois), end),
    proximo: end < numbers.length ? String(end) : null,
    ...(Number(depois) === 0 && {
      soma: { quantidade: found.length, centavos: centsOf(found) },
    }),
  };
}

function isNamed(order: Order, query: Query): boolean {
  const { cliente, itens } = order;
  const { cidade = '', produto = '', aprovadoem } = query;
  return (
    contains(cliente.endereco?.cidade ?? '', cidade) &&
    itens.some(
      ({ CD_PRODUTO, DESCRICAO }) => CD_PRODUTO === produto || contains(DESCRICAO, produto),
    ) &&
    (aprovadoem === undefined || isApprovedOn(dayOfDate(aprovadoem), order))
  );
}

async function isMarked(
  order: Order,
  { diferenca, atencao, dias }: Query,
  compare: (order: Order) => Promise<OrderComparison | undefined>,
): Promise<boolean> {
  if (diferenca !== '1' && atencao !== '1') return true;
  const facts = {
    comparison: await compare(order),
    validity: validityOf(order, Number(dias ?? 0), dayInSaoPaulo(new Date())),
    isCustomerApproved: undefined,
  };
  return (
    (diferenca !== '1' || isDiffering(order, facts)) &&
    (atencao !== '1' || needsAttention(order, facts))
  );
}
