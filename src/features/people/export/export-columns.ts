import { companyOf, type User } from '../../../../domain/people/user';
import { maskCnpj } from '../../../../domain/registration/cnpj';
import type { Value } from '../../../spreadsheet/table-file/table-file';
import type { SheetColumn } from '../../../spreadsheet/write-xlsx/xlsx-workbook';
import type { PeopleList } from '../../../providers/people/lists';

interface Column extends SheetColumn {
  value: (person: User) => Value;
}

const text = (label: string, width: number, value: Column['value']): Column => ({
  ...{ label, kind: 'text', width, value },
});
const date = (label: string, value: Column['value']): Column => ({
  ...{ label, kind: 'date', width: 12, value },
});

const code: Column = { label: 'Código', kind: 'whole', width: 9, value: ({ cod }) => cod };
const name = text('Nome', 30, ({ nome }) => nome);
const contacts = [
  text('E-mail', 34, ({ email }) => email),
  text('Celular', 18, ({ celular }) => celular),
];
const dates = [
  date('Criado em', ({ createat }) => createat),
  date('Último login', ({ ultimologin }) => ultimologin),
];

const ofCustomers: readonly Column[] = [
  code,
  text('Empresa', 40, companyOf),
  text('CNPJ', 20, ({ cnpj = '' }) => maskCnpj(cnpj)),
  name,
  text('Cargo', 20, ({ cargo = '' }) => cargo),
  ...contacts,
  text('Telefone fixo', 18, ({ telefone = '' }) => telefone),
  text('Cidade', 22, ({ endereco }) => endereco?.cidade ?? ''),
  text('Estado', 8, ({ endereco }) => endereco?.estado ?? ''),
  ...dates,
];

const ofSellers: readonly Column[] = [code, name, ...contacts, ...dates];

const ofRemoved = [...ofCustomers, text('Removido em', 20, ({ removido = '' }) => removido)];

/** The columns of a file of people: what their cards tell, and never a password. */
export function exportColumns({ role, state }: PeopleList): readonly Column[] {
  if (role === 'vendedor') return ofSellers;
  return state === 'removido' ? ofRemoved : ofCustomers;
}
