import { type User, isCustomer } from '../../../../domain/people/user';
import { chosen, shownOf } from '../../../ui/pieces/fields';
import { SameCnpjMark } from '../cnpj-value';
import { LabelList } from '../label-list';
import { pageFields, personFields, standing } from '../person-fields';

/** All that is stored of a person but a password. */
export function PersonData({ person }: { person: User }) {
  const customer = isCustomer(person);
  const fields = chosen(standing(pageFields, customer, person.analise === 'removido'));
  return (
    <>
      <LabelList
        rows={fields.map(([key]) => [personFields[key].label, shownOf(personFields[key], person)])}
      />
      {customer && <SameCnpjMark person={person} />}
    </>
  );
}
