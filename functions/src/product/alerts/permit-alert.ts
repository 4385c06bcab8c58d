import { maxStockAlerts } from '../../../../domain/product/stock';
import { ApiError } from '../../api-error';

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
