import { listCategories } from '../../product/table/catalog';
import type { Endpoint } from '../endpoint';

/** GET /categorias → [{CD_GRUPO, DESCRICAO}], sorted by DESCRICAO. */
export const categorias: Endpoint = () => listCategories();
