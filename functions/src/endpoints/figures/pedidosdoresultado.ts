import { ordersBehind } from '../../figures/orders';
import { belowFrom, figureQuestionFrom } from '../../figures/query';
import type { Endpoint } from '../endpoint';

/**
 * GET /pedidosdoresultado?de=&ate=&pedidos=&por=&chave=&abaixode= → {pedidos, centavos, lista}: the orders behind a
 * figure of /resultados, the newest fifty, or fifty below a number. Doesn't refresh the copy, so that the list matches
 * the figure.
 */
export const pedidosdoresultado: Endpoint = ({ query }) =>
  ordersBehind(figureQuestionFrom(query), belowFrom(query));
