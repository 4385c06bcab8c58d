/** Rows of the product table, as the endpoints answer them (§3). */

export interface Product {
  CD_PRODUTO: string;
  DESCRICAO: string;
  CD_GRUPO: string;
  preco_venda: number;
  estoque_saldo: number;
}

export interface Category {
  CD_GRUPO: string;
  DESCRICAO: string;
}

export interface CartLine extends Product {
  quantity: number;
  observacao?: string;
}
