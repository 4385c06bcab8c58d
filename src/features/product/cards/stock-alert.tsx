import type { Product } from '../../../../domain/product/product';
import { useStockAlert } from '../../../providers/product/stock-alerts';
import { StockAlertButton } from '../../../ui/fields/product/stock-alert-button';

/** 'Avise-me' of a product without stock. A component of its own, so that other cards ask nothing. */
export function StockAlert({ product: { CD_PRODUTO, DESCRICAO } }: { product: Product }) {
  return <StockAlertButton name={DESCRICAO} {...useStockAlert(CD_PRODUTO)} />;
}
