import { counted } from '../../../../domain/words/counted';
import { momentInWords } from '../../../../domain/words/time';
import { ApiError } from '../../api-error';
import { listProducts } from '../../product/table/catalog';
import { anyProduct } from '../../product/table/product-filter';
import { saveBackup } from '../../stored/backup';
import type { Endpoint } from '../endpoint';

/**
 * GET /bkp → saves all active products for /puxabkp and answers 'Back-up realizado: 624 produtos em 20/11/2026 às
 * 14:03.' Refuses an empty table (409) and keeps the old back-up.
 */
export const bkp: Endpoint = async () => {
  const products = await listProducts(anyProduct);
  if (products.length === 0) {
    throw new ApiError(
      409,
      'tabela-vazia',
      'Back-up não realizado: a tabela de produtos está vazia. Importe os produtos e tente de novo.',
    );
  }
  const now = new Date();
  await saveBackup(products, now.getTime());
  return `Back-up realizado: ${counted(products.length, 'produto', 'produtos')} em ${momentInWords(now)}.`;
};
