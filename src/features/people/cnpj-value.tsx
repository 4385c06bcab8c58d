import { maskCnpj } from '../../../domain/registration/cnpj';
import type { User } from '../../../domain/people/user';
import { useListedSameCnpj, useSameCnpj } from '../../providers/people/use-same-cnpj';
import { nothing } from '../../ui/pieces/fields';
import { CnpjMarks, RepeatedCnpjMark } from '../../ui/pieces/cnpj-marks';

/** A person's CNPJ with what speaks against it. */
export function CnpjValue({ person }: { person: User }) {
  return (
    <>
      {person.cnpj ? maskCnpj(person.cnpj) : nothing}
      <CnpjMarks {...person} />
    </>
  );
}

/** Who else has the CNPJ. */
export function SameCnpjMark({ person }: { person: User }) {
  return <RepeatedCnpjMark others={useSameCnpj(person)} />;
}

/** The same on a card of a list. It comes later than the card, which has a line free for it. */
export function ListedSameCnpjMark({ person }: { person: User }) {
  return <RepeatedCnpjMark others={useListedSameCnpj(person)} />;
}
