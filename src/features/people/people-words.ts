/** Texts of a list of people and its export. */

import type { PeopleFound, PeopleList } from '../../providers/people/lists';
import type { Noun } from '../../ui/export/export-words';
import { situations } from './list/people-filters';

const situationWords: Record<(typeof situations)[number], string> = {
  aprovados: 'Aprovados',
  removidos: 'Removidos',
};

export const situationOptions = situations.map((value) => ({
  value,
  label: situationWords[value],
}));

export const lookOptions = [
  { value: false, label: 'Cartões' },
  { value: true, label: 'Tabela' },
];

export const unindexedWords =
  'Há cadastros antigos que as listas ainda não encontram. Quem cuida do servidor deve rodar npm run recount.';

export const searchWords = {
  situation: 'Situação',
  look: 'Mostrar como',
  searching: 'Buscando cadastros…',
  everywhere: 'Buscar em todos os cadastros',
  failed: 'A busca nos cadastros não foi concluída. Verifique sua conexão e tente de novo.',
};

/** The progress of a search. */
export function progressWords(
  { state, checked }: PeopleFound,
  found: number,
  everywhere: boolean,
  ofCity: boolean,
): string {
  const seen = `${foundWords(found)}, ${checked} ${checked === 1 ? 'verificado' : 'verificados'}`;
  if (state === 'searching') return everywhere ? `Buscando em todos: ${seen}.` : 'Buscando.';
  if (state === 'stopped') return `Busca parada: ${seen}.`;
  if (state === 'paused') return 'Há mais; a busca continua com Carregar Mais.';
  if (everywhere) return `Busca concluída: ${seen}.`;
  return ofCity
    ? 'Estes são todos os cadastros cuja cidade começa assim.'
    : 'Estes são todos os cadastros em que uma palavra começa assim.';
}

function foundWords(found: number): string {
  if (found === 0) return 'nenhum cadastro encontrado';
  return found === 1 ? '1 cadastro encontrado' : `${found} cadastros encontrados`;
}

interface ExportWords {
  noun: Noun;
  /** The exported group. */
  subject: string;
  /** The file's name, without the date. */
  file: string;
}

/** The texts of the export of a list of people. */
export function exportWords({ role, state }: PeopleList, isFiltered: boolean): ExportWords {
  const noun =
    role === 'vendedor'
      ? { one: 'vendedor', many: 'vendedores' }
      : { one: 'cliente', many: 'clientes' };
  const which = state === 'removido' ? 'removidos' : 'aprovados';
  return {
    noun,
    subject: isFiltered
      ? `Os ${noun.many} ${which} que passam pelos filtros, também os que a lista ainda não carregou.`
      : `Todos os ${noun.many} ${which}, também os que a lista ainda não carregou.`,
    file: state === 'removido' ? `${noun.many}-removidos` : noun.many,
  };
}
