import { losesMany, type ListCheck } from '../../../../domain/product/list';
import { counted } from '../../../../domain/words/counted';
import { ApiError } from '../../api-error';

/**
 * Throws if the list has errors, was compared with another version, or deactivates many products without confirmation.
 */
export function permitList(
  check: ListCheck,
  { versao, confirmado }: { versao: string; confirmado: boolean },
): void {
  if (check.versao !== versao) {
    throw new ApiError(
      409,
      'lista-mudou',
      'Nada foi alterado: os produtos mudaram depois da conferência. Confira a lista de novo.',
    );
  }
  const wrong = new Set(check.errados.map(({ linha }) => linha)).size;
  if (wrong > 0) {
    throw new ApiError(
      400,
      'lista-com-erros',
      `Nada foi alterado: ${counted(wrong, 'linha tem erro', 'linhas têm erro')}. Corrija o arquivo e envie de novo.`,
    );
  }
  if (losesMany(check) && !confirmado) {
    throw new ApiError(
      409,
      'muitos-inativos',
      `Nada foi alterado: ${check.inativos.length} dos ${check.ativos} produtos sairiam do catálogo. Confirme que a lista está completa.`,
    );
  }
}
