import { Alert, Button } from 'antd';

import { useSellers } from '../../providers/sellers';

/** Says why the sellers cannot be changed while their list is missing. */
export function SellersNotice() {
  const sellers = useSellers();
  if (sellers.status !== 'failed') return null;
  return (
    <Alert
      type="warning"
      showIcon
      title="A lista de vendedores não pôde ser carregada; por enquanto o vendedor dos pedidos não pode ser trocado."
      action={
        <Button size="small" onClick={sellers.retry}>
          Tentar de novo
        </Button>
      }
    />
  );
}
