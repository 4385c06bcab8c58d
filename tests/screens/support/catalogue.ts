import type { Category, Product } from '../../../domain/product/product';

/** The small catalogue of the screens' tests. */
export const categories: Category[] = [
  { CD_GRUPO: 'CAMARA', DESCRICAO: 'CÂMARAS' },
  { CD_GRUPO: 'PNEU', DESCRICAO: 'PNEUS' },
];

export const products: Product[] = [
  product('1001', 'PNEU ARO 29', 'PNEU', 89.9, 12),
  product('1006', 'CÂMARA DE AR', 'CAMARA', 12.5, 9),
  product('1034', 'PNEU 29X2.10 VERCELLI', 'PNEU', 89.9, 41.7),
];

function product(
  CD_PRODUTO: string,
  DESCRICAO: string,
  CD_GRUPO: string,
  preco_venda: number,
  estoque_saldo: number,
): Product {
  return { CD_PRODUTO, DESCRICAO, CD_GRUPO, preco_venda, estoque_saldo };
}
