import type { ColumnType, GeneratedAlways } from 'kysely';
import type { Category, Product } from '../../../domain/product';
import type { ListedProduct } from '../../../domain/product-list';

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
  /** The lists that were taken last. */
  listasdeprodutos: {
    id: GeneratedAlways<number>;
    em: ColumnType<Date, never, never>;
    /** The uid of who took it; null for nobody of the screens. */
    por: string | null;
    nome: string;
    arquivo: string;
    /** `versao` of `TableState`. */
    versao: string;
    ativos: number;
    /** The whole table as the list left it, what is inactive too. */
    produtos: ColumnType<ListedProduct[], string, never>;
  };
}
