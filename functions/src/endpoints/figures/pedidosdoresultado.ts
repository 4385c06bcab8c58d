import { ordersBehind } from '../../figures/orders';
import { belowFrom, figureQuestionFrom } from '../../figures/query';
import type { Endpoint } from '../endpoint';

/**
 * GET /pedidosdoresultado?de=&ate=&pedidos=&por=&chave=&abaixode= → {pedidos, centavos, lista}: the orders behind a
 * figure of /resultados, the newest fifty or those below a number. It asks the copy as it stands, so that the list is
 * what was counted.
 */
export const pedidosdoresultado: Endpoint = ({ query }) =>
  ordersBehind(figureQuestionFrom(query), belowFrom(query));
