import type { OrderHead } from '../../../../domain/order/head';
import type { Order } from '../../../../domain/order/order';
import { findKept, type KeptOrder } from '../../../../domain/order/search/find-kept';
import type { FoundOrder } from '../../../../domain/order/search/finder';
import { initialStatus } from '../../../../domain/order/status';
import type { OwnCustomer } from '../../../../domain/people/portfolio';
import { companyOf } from '../../../../domain/people/user';
import { dateInSaoPaulo } from '../../../../domain/words/time';
import type { Page } from '../../../data/base/growing-list';
import { readSeenOf } from '../../../data/session/last-visit';
import { keptValue } from '../../live/use-last-seen';
import { ownKeptOf } from '../../people/own-customers';
import { prefix } from '../kept-orders';

/** The orders on this device that a text finds: pending ones of a seller's customers, lists and orders that were seen. */
export async function findOnDevice(uid: string, typed: string): Promise<FoundOrder[]> {
  const seenAs = async <T>(name: string) =>
    (await readSeenOf(uid, name)).flatMap((stored) => keptValue<T>(stored)?.value ?? []);
  const [own, recent, whole, ...pages] = await Promise.all([
    ownKeptOf(uid),
    seenAs<OrderHead[]>('recent orders '),
    seenAs<Order>(prefix),
    ...['all ', 'seller ', 'customer '].map((scope) => seenAs<Page<OrderHead>>(scope)),
  ]);
  const heads = [...pages.flat().flatMap(({ items }) => items), ...recent.flat()];
  const pending = [...own.customers.values()].flatMap(pendingOf);
  // If an order is known several times, the last one wins because it knows the most.
  const known = [...pending, ...heads.map((head) => keptOrder(head)), ...whole.map(wholeOrder)];
  return findKept(typed, [
    ...new Map(known.map((order) => [order.numerodopedido, order])).values(),
  ]);
}

function pendingOf({ cliente, pendentes }: OwnCustomer): KeptOrder[] {
  return pendentes.map(({ pedido, em, centavos, referencia }) => ({
    numerodopedido: pedido,
    data: dateInSaoPaulo(new Date(em)),
    status: initialStatus,
    cliente: companyOf(cliente),
    ...(referencia && { referencia }),
    total: centavos,
    texts: [cliente.cnpj ?? ''],
    lines: [],
  }));
}

type Head = Pick<
  OrderHead,
  'numerodopedido' | 'data' | 'status' | 'vendedor' | 'referencia' | 'centavos'
> & { cliente: OrderHead['cliente'] & { cnpj?: string } };

function keptOrder(head: Head, lines: KeptOrder['lines'] = []): KeptOrder {
  const { numerodopedido, data, status, cliente, vendedor, referencia, centavos } = head;
  return {
    ...{ numerodopedido, data, status, lines },
    cliente: companyOf(cliente),
    ...(referencia && { referencia }),
    total: centavos,
    texts: [cliente.cnpj ?? '', vendedor],
  };
}

function wholeOrder(order: Order): KeptOrder {
  return keptOrder(
    order,
    order.itens.map(({ CD_PRODUTO, DESCRICAO }) => `${CD_PRODUTO} ${DESCRICAO}`),
  );
}
