import { usualLines } from '../../../../domain/lists/usual-lines';
import type { Order } from '../../../../domain/order/order';
import { initialStatus } from '../../../../domain/order/status';
import { sharedFields } from '../../../../domain/people/customer-entry';
import {
  customersAtOnce,
  maxOwnPending,
  ownAtOnce,
  type MyCustomer,
  type MyCustomersPage,
  type OwnCustomer,
  type OwnCustomersPage,
} from '../../../../domain/people/portfolio';
import { companyOf, isCustomer } from '../../../../domain/people/user';
import type { Product } from '../../../../domain/product/product';
import { afterFrom, portfolioPageFrom } from '../../../../functions/src/people/portfolio-query';
import { numberFrom, textsFrom } from '../../../../functions/src/query';

const day = 24 * 60 * 60 * 1000;

type Page = MyCustomersPage | OwnCustomersPage;

interface Known {
  /** Oldest first. */
  orders: readonly Order[];
  products: readonly Product[];
}

/** The answer of /meusclientes to a seller. */
export function myCustomersOf(known: Known, seller: string, query: URLSearchParams): Page {
  if (query.has('desde')) return ownPage(known, seller, query);
  const all = customersOf(known.orders, seller);
  const among = textsFrom(query, 'cliente');
  if (among.length > 0) {
    return { clientes: all.filter(({ uid }) => among.includes(uid)), proximo: null };
  }
  const { view, idleDays, after } = portfolioPageFrom(query);
  const idleSince = Date.now() - idleDays * day;
  const listed = all
    .filter(({ ultimo }) => view !== 'parados' || ultimo.em <= idleSince)
    .filter(({ abertos }) => view !== 'abertos' || abertos > 0)
    .toSorted((a, b) => (view === 'abertos' ? b.abertos - a.abertos : 0));
  return pageOf(listed, after?.pedido, customersAtOnce);
}

/** Last order first. */
function customersOf(orders: readonly Order[], seller: string): MyCustomer[] {
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
  return [...customers.values()].sort((a, b) => b.ultimo.pedido - a.ultimo.pedido);
}

/** The customers after the one whose last order was number `after`. */
function pageOf<Customer extends MyCustomer>(
  listed: readonly Customer[],
  after: number | undefined,
  most: number,
): { clientes: Customer[]; proximo: string | null } {
  const start = listed.findIndex(({ ultimo }) => ultimo.pedido === after) + 1;
  const clientes = listed.slice(start, start + most);
  const last = clientes.at(-1);
  const isLast = start + most >= listed.length;
  return { clientes, proximo: last && !isLast ? `${last.abertos}-${last.ultimo.pedido}` : null };
}

/** What a seller's device keeps. */
function ownPage(
  { orders, products }: Known,
  seller: string,
  query: URLSearchParams,
): OwnCustomersPage {
  const since = numberFrom(query, 'desde');
  const after = afterFrom(query);
  const all = customersOf(orders, seller);
  const theirs = orders.filter(
    ({ idvendedor, criadopor }) => idvendedor === seller || criadopor?.uid === seller,
  );
  const changed = new Set(
    theirs
      .filter(({ mudouem, criadoem }) => (mudouem ?? criadoem) >= since)
      .map(({ cliente }) => cliente.uid),
  );
  const { clientes, proximo } = pageOf(
    all.filter(({ uid }) => changed.has(uid)),
    after?.pedido,
    ownAtOnce,
  );
  return {
    clientes: clientes.map((one) => {
      const { ordered, ...kept } = keptOf(theirs, seller, one);
      return { ...one, ...kept, ...(!after && { usuais: usualOf(ordered, products) }) };
    }),
    proximo,
    // The copy's overlap: clocks differ.
    ate: Date.now() - 15_000,
    soma: {
      clientes: all.length,
      abertos: all.reduce((sum, { abertos }) => sum + abertos, 0),
      pedidos: all.reduce((sum, { ultimo }) => sum + ultimo.pedido, 0),
    },
  };
}

function keptOf(theirs: readonly Order[], seller: string, { uid, ultimo }: MyCustomer) {
  const last = theirs.find(({ numerodopedido }) => numerodopedido === ultimo.pedido);
  const ordered = theirs
    .filter(({ cliente, idvendedor }) => cliente.uid === uid && idvendedor === seller)
    .toReversed();
  const fields = sharedFields.flatMap((field) => {
    const value = last?.cliente[field];
    return value === undefined ? [] : [[field, value] as const];
  });
  return {
    ordered,
    cliente: Object.fromEntries(fields) as unknown as OwnCustomer['cliente'],
    pendentes: ordered
      .filter(({ status }) => status === initialStatus)
      .slice(0, maxOwnPending)
      .map(({ numerodopedido: pedido, criadoem: em, centavos, referencia }) => {
        return { pedido, em, centavos, ...(referencia && { referencia }) };
      }),
  };
}

/** The ten usual products of the last twenty orders. */
function usualOf(ordered: readonly Order[], products: readonly Product[]) {
  const valid = ordered.filter(({ status }) => status !== 'Excluido').slice(0, 20);
  return usualLines(valid, 10).map((line) => {
    const product = products.find(({ CD_PRODUTO }) => CD_PRODUTO === line.CD_PRODUTO);
    return { ...line, CD_GRUPO: product?.CD_GRUPO ?? '' };
  });
}
