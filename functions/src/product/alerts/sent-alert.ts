import { maxStockAlerts, type StockAlertChange } from '../../../../domain/product/stock';
import { isQueryText } from '../../../../domain/query-limits';
import { ApiError } from '../../api-error';
import { isObject } from '../../body';

/** The wish in a call's body. Throws 400 if it is none. */
export function alertChangeFrom(body: unknown): StockAlertChange {
  const { CD_PRODUTO, avisar } = isObject(body) ? body : {};
  if (typeof CD_PRODUTO !== 'string' || CD_PRODUTO === '' || !isQueryText(CD_PRODUTO)) {
    throw badAlert('CD_PRODUTO deve ser um código');
  }
  if (typeof avisar !== 'boolean') throw badAlert('avisar deve ser true ou false');
  return { CD_PRODUTO, avisar };
}

const badAlert = (why: string) =>
  new ApiError(400, 'aviso-invalido', `Nada foi feito: ${why}. Corrija e tente de novo.`);

/** Refuses an alert for a product that needs none, and one too many. `stock` is undefined outside the catalogue. */
export function permitAlert(stock: number | undefined, others: number): void {
  if (stock === undefined) {
    throw refusal(404, 'produto-desconhecido', 'este produto saiu do catálogo. Atualize a página');
  }
  if (stock > 0) {
    throw refusal(409, 'tem-estoque', 'este produto já tem estoque. Atualize a página');
  }
  if (others >= maxStockAlerts) {
    const why = `você já tem ${maxStockAlerts}. Retire um e tente de novo`;
    throw refusal(409, 'muitos-avisos', why);
  }
}

const refusal = (status: number, codigo: string, why: string) =>
  new ApiError(status, codigo, `O aviso não foi pedido: ${why}.`);
