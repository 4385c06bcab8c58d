import { listProductCodes } from '../product-table/catalog';
import type { List } from './endpoint';

/** GET /produtoscount → [{CD_PRODUTO}], one per active product: the dashboard shows the length. */
export const produtoscount: List = () => listProductCodes();
