import type { Product } from '../../../domain/product/product';

/** Written by hand, because the person waits: the schema library takes ten to fifty times as long for 20,000 rows. */
export function isProduct(row: unknown): row is Product {
  return (
    typeof row === 'object' &&
    row !== null &&
    'CD_PRODUTO' in row &&
    typeof row.CD_PRODUTO === 'string' &&
    'DESCRICAO' in row &&
    typeof row.DESCRICAO === 'string' &&
    'CD_GRUPO' in row &&
    typeof row.CD_GRUPO === 'string' &&
    'preco_venda' in row &&
    typeof row.preco_venda === 'number' &&
    'estoque_saldo' in row &&
    typeof row.estoque_saldo === 'number' &&
    (!('unidade' in row) || typeof row.unidade === 'string') &&
    (!('multiplo' in row) || isCount(row.multiplo)) &&
    (!('minimo' in row) || isCount(row.minimo))
  );
}

const isCount = (value: unknown) => Number.isInteger(value) && Number(value) >= 1;
