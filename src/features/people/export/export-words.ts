import type { PeopleList } from '../../../providers/people/lists';
import type { Noun } from '../../../ui/export/export-words';

interface ExportWords {
  noun: Noun;
  /** What is exported. */
  subject: string;
  /** The file's name, without the day. */
  file: string;
}

/** What the export of a list of people says. */
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
