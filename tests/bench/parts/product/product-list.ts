import { signIn } from '../../../integration/callers';
import { appEnv } from '../../../../emulators/processes/app-env';
import { repeated, type Bench } from '../../bench';
import { productCount, products } from '../../data/products';
import type { Measured } from '../../figures';
import { milliseconds } from '../../report/milliseconds';
import { fetchAnew } from '../../../support/fetch-anew';

/** Measures the check of the distributor's list with every price changed, as the screen sends it. */
export async function measureProductList({ runs }: Bench): Promise<Measured[]> {
  const heading = ['CD_PRODUTO', 'DESCRICAO', 'CD_GRUPO', 'preco_venda', 'estoque_saldo', 'ativo'];
  const rows = products(productCount).map((one) => [
    ...[one.CD_PRODUTO, one.DESCRICAO, one.CD_GRUPO],
    (one.preco_venda + 1).toFixed(2).replace('.', ','),
    ...[String(one.estoque_saldo).replace('.', ','), one.ativo ? 'S' : 'N'],
  ]);
  const body = JSON.stringify({ arquivo: 'lista.csv', linhas: [heading, ...rows] });
  const token = await signIn('admin');
  const dryRun = async () => {
    const response = await fetchAnew(`${appEnv().MMV_FUNCTIONS_URL}/listadeprodutos?conferir=1`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
      body,
    });
    const text = await response.text();
    if (!response.ok) throw new Error(text);
  };
  return [
    {
      subject: `POST /listadeprodutos, ${productCount} lines`,
      figure: 'dryRun',
      profile: 'unthrottled',
      samples: await repeated(runs, () => milliseconds(dryRun)),
    },
  ];
}
