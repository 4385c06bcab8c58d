import { isValidCnpj, maskCnpj } from '../../../domain/registration/cnpj';
import { companyOf, type User } from '../../../domain/people/user';
import { useSameCnpj } from '../../providers/people/use-same-cnpj';
import { WarningMark } from '../../ui/states/warning-mark';
import { sameCnpjWords } from './approval-words';

const nothing = '—';

/**
 * A person's CNPJ with what speaks against it. The record may come from elsewhere: its doubts are believed, its
 * vouching is not (decision 9).
 */
export function CnpjValue({ person }: { person: User }) {
  const { cnpj, cnpjverificado } = person;
  return (
    <>
      {cnpj ? maskCnpj(cnpj) : nothing}
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
