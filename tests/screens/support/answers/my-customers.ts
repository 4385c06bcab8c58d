import type { Order } from '../../../../domain/order/order';
import { initialStatus } from '../../../../domain/order/status';
import type { MyCustomer, MyCustomersPage } from '../../../../domain/people/portfolio';
import { companyOf, isCustomer } from '../../../../domain/people/user';

const day = 24 * 60 * 60 * 1000;

/** The answer of /meusclientes to a seller about these orders, in one page. */
export function myCustomersOf(
  orders: readonly Order[],
  seller: string,
  { visao, dias, cliente }: Record<string, string>,
): MyCustomersPage {
  const customers = new Map<string, MyCustomer>();
  for (const order of orders) {
    const { cliente: customer, idvendedor, criadopor } = order;
    const isTheirs = idvendedor === seller || criadopor?.uid === seller;
    if (!isTheirs || !isCustomer(customer)) continue;
    const isOpen = idvendedor === seller && order.status === initialStatus;
    customers.set(customer.uid, {
      uid: customer.uid,
      ultimo: {
        ...{ pedido: order.numerodopedido, em: order.criadoem, centavos: order.centavos },
        nome: companyOf(customer),
      },
      abertos: (customers.get(customer.uid)?.abertos ?? 0) + (isOpen ? 1 : 0),
    });
  }
  const idleSince = Date.now() - Number(dias) * day;
  const wanted = cliente?.split(',');
  const clientes = [...customers.values()]
    .filter(({ uid }) => wanted?.includes(uid) ?? true)
    .filter(({ ultimo }) => visao !== 'parados' || ultimo.em <= idleSince)
    .filter(({ abertos }) => visao !== 'abertos' || abertos > 0)
    .toSorted((a, b) => b.ultimo.pedido - a.ultimo.pedido)
    .toSorted((a, b) => (visao === 'abertos' ? b.abertos - a.abertos : 0));
  return { clientes, proximo: null };
}
