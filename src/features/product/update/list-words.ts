import type { KeptList, ListCheck, ListTaken } from '../../../../domain/product/list';
import { counted } from '../../../../domain/words/counted';

const number = (count: number) => count.toLocaleString('pt-BR');

/** Lines of the file with at least one thing wrong. */
export function wrongLines({ errados }: ListCheck): number[] {
  return [...new Set(errados.map(({ linha }) => linha))];
}

/** '80 alterados, 12 novos e 5 saem do catálogo' */
export function doneWords({ novos, alterados, inativos }: ListTaken): string {
  const gone = counted(inativos, 'sai do catálogo', 'saem do catálogo');
  return `${counted(alterados, 'alterado', 'alterados')}, ${counted(novos, 'novo', 'novos')} e ${gone}`;
}

export function numbersOf({ novos, alterados, inativos }: ListCheck): ListTaken {
  return { novos: novos.length, alterados: alterados.length, inativos: inativos.length };
}

export function changesNothing({ novos, alterados, inativos }: ListCheck): boolean {
  return novos.length + alterados.length + inativos.length === 0;
}

export function manyGoneWords({ inativos, ativos }: ListCheck): string {
  return `${number(inativos.length)} dos ${number(ativos)} produtos do catálogo não estão nesta lista e deixariam de aparecer. Se o arquivo é só uma parte da lista, não continue.`;
}

export function keptListName({ arquivo, nome }: KeptList): string {
  return nome === '' ? arquivo : `${arquivo}, por ${nome}`;
}
