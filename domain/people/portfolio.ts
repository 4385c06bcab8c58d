/** A seller's customer (§2 /home), with the orders that the seller represents or wrote. */
export interface MyCustomer {
  uid: string;
  /** The newest order, whatever its status. */
  ultimo: LastOrder;
  /** Number of pending orders that the seller represents. */
  abertos: number;
}

export interface LastOrder {
  pedido: number;
  em: number;
  centavos: number;
  nome: string;
}

/**
 * Lists of the seller's customers, by their names in the address: newest order first, long without an order, with
 * pending orders.
 */
export const portfolioViews = ['recentes', 'parados', 'abertos'] as const;
export type PortfolioView = (typeof portfolioViews)[number];

/** One page of `/meusclientes`; `proximo` is the next request's `depois`. */
export interface MyCustomersPage {
  clientes: MyCustomer[];
  /** null after the last page. */
  proximo: string | null;
}

export const customersAtOnce = 50;
