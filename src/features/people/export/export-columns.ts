import type { User } from '../../../../domain/people/user';
import type { PeopleList } from '../../../providers/people/lists';
import { columnsOf } from '../../../ui/pieces/fields';
import { personFields, sheetFields, standing, type PersonField } from '../person-fields';

/** The columns of a file of people. That of removed sellers doesn't say when they were removed. */
export function exportColumns({ role, state }: PeopleList) {
  const isCustomer = role === 'cliente';
  const widths = standing(sheetFields, isCustomer, isCustomer && state === 'removido');
  return columnsOf<User, PersonField>(personFields, widths);
}
