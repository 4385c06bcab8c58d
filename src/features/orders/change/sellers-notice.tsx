import { useSellers } from '../../../providers/sellers';
import { RetryAlert } from '../retry-alert';

/** Says why the sellers cannot be changed while their list is missing. */
export function SellersNotice() {
  const sellers = useSellers();
  if (sellers.status !== 'failed') return null;
  return (
    <RetryAlert
      message="A lista de vendedores não pôde ser carregada; por enquanto o vendedor dos pedidos não pode ser trocado."
      onRetry={sellers.retry}
    />
  );
}
