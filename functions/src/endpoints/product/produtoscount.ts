import { listProductCodes } from '../../product/table/catalog';
import type { Endpoint } from '../endpoint';

/** GET /produtoscount → [{CD_PRODUTO}], one per active product: the dashboard shows their number. */
export const produtoscount: Endpoint = () => listProductCodes();
