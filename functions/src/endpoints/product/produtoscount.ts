import { listProductCodes } from '../../product/table/catalog';
import type { Endpoint } from '../endpoint';

/** GET /produtoscount → [{CD_PRODUTO}], one per active product: the dashboard shows the length. */
export const produtoscount: Endpoint = () => listProductCodes();
