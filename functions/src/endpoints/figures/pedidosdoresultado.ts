import { ordersBehind } from '../../figures/orders';
import { belowFrom, figureQuestionFrom } from '../../figures/query';
import type { Endpoint } from '../endpoint';

/**
 * GET /pedidosdoresultado?de=&ate=&pedidos=&por=&chave=&abaixode= → the orders behind a figure of /resultados, {pedidos,
 * centavos, lista}: the newest fifty, or those below a number. It asks the copy as it stands, so that the list is what
 * was counted.
 */
export const pedidosdoresultado: Endpoint = ({ query }) =>
  ordersBehind(figureQuestionFrom(query), belowFrom(query));
