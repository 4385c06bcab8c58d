import type { PersonFilters } from '../../../../domain/people/search/person';
import type { User } from '../../../../domain/people/user';
import { dateOfDay } from '../../../../domain/words/time';
import { useConnected } from '../../../providers/outbox/connection';
import { useToday } from '../../../providers/page/use-today';
import { readPeople, type PeopleList } from '../../../providers/people/lists';
import { ExportDialog } from '../../../ui/export/export-dialog';
import { fileNameOf } from '../../../ui/export/export-words';
import { columnsOf } from '../../../ui/pieces/fields';
import type { ExportSource } from '../../../ui/export/use-export';
import { sortedPeople, type PeopleSort } from '../list/people-sort';
import { personFields, sheetFields, standing, type PersonField } from '../person-fields';
import { exportWords } from '../people-words';

interface PeopleExportDialogProps {
  list: PeopleList;
  sort: PeopleSort;
  filters: PersonFilters;
  isFiltered: boolean;
  /** The filters check the whole list, not only the matches of its index. */
  everywhere: boolean;
  /** How many people there are to read, as far as known. */
  all: number;
  onClose: () => void;
}

/** Saves the people of a list in the list's order. */
export function PeopleExportDialog({
  list,
  sort,
  filters,
  isFiltered,
  everywhere,
  all,
  onClose,
}: PeopleExportDialogProps) {
  const connected = useConnected();
  const today = useToday();
  const { noun, subject, file } = exportWords(list, isFiltered);

  function sourceOf(): ExportSource {
    const columns = exportColumns(list);
    const readOn = readPeople(list, filters, everywhere);
    const people = new Map<string, User>();
    let over = false;
    return {
      sheet: 'Cadastros',
      columns,
      name: fileNameOf(file, dateOfDay(today)),
      read: async () => {
        if (over) return null;
        const step = await readOn();
        const before = people.size;
        for (const person of step.matching) people.set(person.uid, person);
        over = step.over;
        // Sorting needs all people, so the rows come at the end.
        const sorted = over ? sortedPeople([...people.values()], list, sort) : [];
        return {
          rows: sorted.map((person) => columns.map(({ value }) => value(person))),
          checked: step.checked,
          taken: people.size - before,
        };
      },
    };
  }

  return (
    <ExportDialog
      title={`Exportar ${noun.many}`}
      subject={subject}
      noun={noun}
      all={all}
      connected={connected}
      sourceOf={sourceOf}
      onClose={onClose}
    />
  );
}

/** The columns of a file of people. A file of removed sellers lacks the date of removal. */
function exportColumns({ role, state }: PeopleList) {
  const isCustomer = role === 'cliente';
  const widths = standing(sheetFields, isCustomer, isCustomer && state === 'removido');
  return columnsOf<User, PersonField>(personFields, widths);
}
