import type { Selectable } from 'kysely';
import type { Pack } from '../../../../domain/product/product';
import type { PostgresTables } from '../../postgres/schema';

/** The columns that the endpoints answer. */
export const productColumns = [
  'CD_PRODUTO',
  'DESCRICAO',
  'CD_GRUPO',
  'preco_venda',
  'estoque_saldo',
  'unidade',
  'multiplo',
  'minimo',
] as const;

type PackRow = Pick<Selectable<PostgresTables['produtos']>, keyof Pack>;

/** A row without the columns of a pack that are empty, so that an answer has no `null`. */
export function withoutEmpty<Row extends PackRow>(row: Row): Omit<Row, keyof Pack> & Pack {
  const { unidade, multiplo, minimo, ...product } = row;
  return {
    ...product,
    ...(unidade !== null && { unidade }),
    ...(multiplo !== null && { multiplo }),
    ...(minimo !== null && { minimo }),
  };
}
