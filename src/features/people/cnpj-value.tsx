import { maskCnpj } from '../../../domain/registration/cnpj';
import type { User } from '../../../domain/people/user';
import { useListedSameCnpj, useSameCnpj } from '../../providers/people/use-same-cnpj';
import { nothing } from '../../ui/pieces/fields';
import { CnpjMarks, RepeatedCnpjMark } from '../../ui/pieces/people/cnpj-marks';

/** A person's CNPJ with its warnings. */
export function CnpjValue({ person }: { person: User }) {
  return (
    <>
      {person.cnpj ? maskCnpj(person.cnpj) : nothing}
      <CnpjMarks {...person} />
    </>
  );
}

/** Warns about other records with the same CNPJ. */
export function SameCnpjMark({ person }: { person: User }) {
  return <RepeatedCnpjMark others={useSameCnpj(person)} />;
}

/** The same on a card of a list. It loads later than the card, which reserves a line for it. */
export function ListedSameCnpjMark({ person }: { person: User }) {
  return <RepeatedCnpjMark others={useListedSameCnpj(person)} />;
}
