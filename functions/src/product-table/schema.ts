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
    /** Inactive products stay for the orders that name them; no endpoint answers them. */
    ativo: boolean;
    /** DESCRICAO without accents and capitals, kept by the database: what a search looks into. */
    busca: GeneratedAlways<string>;
  };
}
