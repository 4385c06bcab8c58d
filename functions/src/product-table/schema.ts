import type { GeneratedAlways } from 'kysely';
import type { Category, Product } from '../../../domain/product';

/** The tables, as the migrations make them. */
export interface ProductTable {
  categorias: Category;
  produtos: Product & {
    /** Inactive products are kept for the orders that name them; no endpoint returns them. */
    ativo: boolean;
    /** DESCRICAO without accents and capitals, maintained by the database as `termos` is: what lists are sorted by. */
    busca: GeneratedAlways<string>;
    /** DESCRICAO as searches compare it (domain/search-text.ts). */
    termos: GeneratedAlways<string>;
  };
}
