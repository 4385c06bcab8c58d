import type { Generated, GeneratedAlways } from 'kysely';
import type { Category, Product } from '../../../domain/product';
import type { OrderLineRow, OrderRow } from '../orders-copy/copy-rows';

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
  /** The copy of the stored orders (decision 83); `copia` grows with every copy that is made. */
  pedidos: InTable<OrderRow, 'criadoem' | 'aprovadoem' | 'mudouem'> & { copia: number };
  itensdopedido: OrderLineRow;
  /** One row: every change of before `ate` is in the copy. */
  copiadepedidos: { unica: Generated<boolean>; ate: Date };
}

/** Moments are written in ISO and come back as dates. */
type InTable<Row, Moments extends keyof Row> = {
  [Column in keyof Row]: Column extends Moments ? Date | Extract<Row[Column], null> : Row[Column];
};
