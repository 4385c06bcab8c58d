/** Rows of the product table as the endpoints answer them (§3). */

export interface Product {
  CD_PRODUTO: string;
  DESCRICAO: string;
  CD_GRUPO: string;
  /** Reais, two decimals. */
  preco_venda: number;
  estoque_saldo: number;
}

export interface Category {
  CD_GRUPO: string;
  DESCRICAO: string;
}

/** A product in the cart and in an order. */
export interface CartLine extends Product {
  quantity: number;
  /** What the customer wants to say about this line; absent for nothing. */
  observacao?: string;
}
