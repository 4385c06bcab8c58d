import type { KeptList, ListCheck, ListTaken } from '../../../../domain/product/list';
import { counted } from '../../../../domain/words/counted';
import type { Picture } from './pictures/use-pictures';

const number = (count: number) => count.toLocaleString('pt-BR');

/** Lines of the file with at least one problem. */
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

const pictures = (count: number) => counted(count, 'foto', 'fotos');

export const pictureWords = {
  send: (count: number) => (count === 0 ? 'Enviar fotos' : `Enviar ${pictures(count)}`),
  /** '3 fotos: 2 enviadas, 1 não enviada' */
  state: (all: readonly Picture[]) => {
    const of = (state: Picture['state']) => all.filter((one) => one.state === state).length;
    const failed = of('failed');
    const sent = counted(of('sent'), 'enviada', 'enviadas');
    const rest = failed > 0 ? `, ${counted(failed, 'não enviada', 'não enviadas')}` : '';
    return `${pictures(all.length)}: ${sent}${rest}`;
  },
  unnamed: (all: readonly Picture[]) => {
    const count = all.filter(({ code }) => code === '').length;
    return counted(
      count,
      'foto não tem o código de um produto no nome: digite o código, ou retire-a.',
      'fotos não têm o código de um produto no nome: digite os códigos, ou retire-as.',
    );
  },
};
