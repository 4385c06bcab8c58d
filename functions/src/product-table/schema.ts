import type { GeneratedAlways } from 'kysely';
import type { Category, Product } from '../../../domain/product';

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
