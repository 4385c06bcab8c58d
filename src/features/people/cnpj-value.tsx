import { isValidCnpj, maskCnpj } from '../../../domain/registration/cnpj';
import { companyOf, type User } from '../../../domain/people/user';
import { useSameCnpj } from '../../providers/people/use-same-cnpj';
import { WarningMark } from '../../ui/states/warning-mark';
import { sameCnpjWords } from './approval-words';

const nothing = '—';

/** A person's CNPJ with what speaks against it. */
export function CnpjValue({ person }: { person: User }) {
  return (
    <>
      {person.cnpj ? maskCnpj(person.cnpj) : nothing}
      <CnpjMarks person={person} />
    </>
  );
}

/** What the record says against its CNPJ: it is believed where it doubts (decision 9), never where it vouches. */
export function CnpjMarks({ person: { cnpj, cnpjverificado } }: { person: User }) {
  return (
    <>
      {cnpj !== undefined && !isValidCnpj(cnpj) && (
        <WarningMark title="Os dígitos verificadores não conferem.">CNPJ inválido</WarningMark>
      )}
      {cnpjverificado === false && <WarningMark>CNPJ não verificado</WarningMark>}
    </>
  );
}

/** Who else has the CNPJ. It comes later than the card, which has a line free for it. */
export function SameCnpjMark({ person }: { person: User }) {
  const others = useSameCnpj(person);
  if (others.length === 0) return null;
  return (
    <WarningMark title={others.map(describe).join('; ')}>
      {sameCnpjWords(others.map(({ cod }) => cod))}
    </WarningMark>
  );
}

const states = new Map<User['analise'], string>([
  [true, 'aprovado'],
  [false, 'em análise'],
  ['removido', 'removido'],
]);

function describe(other: User): string {
  return `${other.cod}, ${companyOf(other)} (${states.get(other.analise)})`;
}
