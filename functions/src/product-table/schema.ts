import type { GeneratedAlways } from 'kysely';

/** A product as the endpoints answer it (§3). */
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

/** The tables, as the migrations make them. */
export interface ProductTable {
  categorias: Category;
  produtos: Product & {
    /** Inactive products are kept for the orders that name them; no endpoint returns them. */
    ativo: boolean;
    /** DESCRICAO without accents and capitals, maintained by the database: the text that searches look in. */
    busca: GeneratedAlways<string>;
  };
}
