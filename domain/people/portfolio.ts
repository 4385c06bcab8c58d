/** A seller's customer (§2 /home), of the orders that the seller represents or wrote for them. */
export interface MyCustomer {
  uid: string;
  /** The last order that was sent, whatever became of it. */
  ultimo: LastOrder;
  /** Pending orders that the seller represents. */
  abertos: number;
}

export interface LastOrder {
  pedido: number;
  em: number;
  centavos: number;
  nome: string;
}

/** Which of them, by the names that addresses use: who ordered last, who has not for a while, who has pending orders. */
export const portfolioViews = ['recentes', 'parados', 'abertos'] as const;
export type PortfolioView = (typeof portfolioViews)[number];

/** What /meusclientes answers at once: a page, and `depois` of the next one. */
export interface MyCustomersPage {
  clientes: MyCustomer[];
  /** null after the last page. */
  proximo: string | null;
}

export const customersAtOnce = 50;
