/** Rows of the product table, as the endpoints answer them (§3). */

/** The facts of a product that a line of a cart or an order keeps. */
interface ProductFacts {
  CD_PRODUTO: string;
  DESCRICAO: string;
  CD_GRUPO: string;
  preco_venda: number;
  estoque_saldo: number;
}

/** How a product is sold (decision 115). Absent if the price list doesn't say it. */
export interface Pack {
  /** What a piece is called: 'caixa'. */
  unidade?: string;
  /** Pieces are sold in multiples of this number. */
  multiplo?: number;
  /** The least number of pieces, itself a multiple. */
  minimo?: number;
}

export interface Product extends ProductFacts, Pack {}

export interface Category {
  CD_GRUPO: string;
  DESCRICAO: string;
}

export interface CartLine extends ProductFacts {
  quantity: number;
  observacao?: string;
  /** Percent off `preco_venda`, which stays the list price (decision 122). */
  desconto?: number;
}

/** The facts that a line keeps. Packs stay with the product, which may change them. */
export function factsOf(product: Product): ProductFacts {
  const { CD_PRODUTO, DESCRICAO, CD_GRUPO, preco_venda, estoque_saldo } = product;
  return { CD_PRODUTO, DESCRICAO, CD_GRUPO, preco_venda, estoque_saldo };
}
