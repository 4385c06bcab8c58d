import type { Product } from '../../../../domain/product/product';
import { useStockAlert } from '../../../providers/product/stock-alerts';
import { useNotify } from '../../../ui/notices/notify';
import styles from './stock-alert.module.css';

/** Asks for a mail when a product without stock has some again, or takes that back. */
export function StockAlert({ product: { CD_PRODUTO, DESCRICAO } }: { product: Product }) {
  const { isWanted, change, isPending } = useStockAlert(CD_PRODUTO);
  const notify = useNotify();
  const toggle = () =>
    change(!isWanted).catch((error: unknown) => notify.error((error as Error).message));
  return (
    <button
      type="button"
      className={`plain ${styles.alert}`}
      aria-label={isWanted ? `Aviso pedido: ${DESCRICAO}. Retirar` : `Avise-me: ${DESCRICAO}`}
      title={isWanted ? 'Retirar o aviso' : 'Receber um e-mail quando voltar ao estoque'}
      data-wanted={isWanted}
      aria-disabled={isPending}
      onClick={() => !isPending && void toggle()}
    >
      {isWanted ? 'Aviso pedido' : 'Avise-me'}
    </button>
  );
}
