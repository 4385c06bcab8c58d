import { listCategories } from '../product-table/catalog';
import type { List } from './endpoint';

/** GET /categorias → [{CD_GRUPO, DESCRICAO}], by DESCRICAO. */
export const categorias: List = () => listCategories();
