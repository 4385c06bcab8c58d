import { isValidCnpj } from '../../../../domain/registration/cnpj';
import { companyOf, type User } from '../../../../domain/people/user';
import { WarningMark } from '../../states/warning-mark';

/** Doubts about a record's CNPJ: `false` is trusted (decision 9), `true` is checked again. */
export function CnpjMarks({ cnpj, cnpjverificado }: Pick<User, 'cnpj' | 'cnpjverificado'>) {
  return (
    <>
      {cnpj !== undefined && !isValidCnpj(cnpj) && (
        <WarningMark title="Os dígitos verificadores não conferem.">CNPJ inválido</WarningMark>
      )}
      {cnpjverificado === false && <WarningMark>CNPJ não verificado</WarningMark>}
    </>
  );
}

/** Says that other records have the same CNPJ. */
export function RepeatedCnpjMark({ others }: { others: readonly User[] }) {
  if (others.length === 0) return null;
  return (
    <WarningMark title={othersWithCnpj(others)}>
      {sameCnpjWords(others.map(({ cod }) => cod))}
    </WarningMark>
  );
}

function sameCnpjWords(codes: readonly number[]): string {
  const list = new Intl.ListFormat('pt-BR').format(codes.map(String));
  return `CNPJ repetido: ${codes.length === 1 ? 'cadastro' : 'cadastros'} ${list}`;
}

const states = new Map<User['analise'], string>([
  [true, 'aprovado'],
  [false, 'em análise'],
  ['removido', 'removido'],
]);

/** '1, BIKE SUL LTDA (aprovado); 7, PIRES (removido)'. */
export function othersWithCnpj(others: readonly User[]): string {
  return others
    .map((other) => `${other.cod}, ${companyOf(other)} (${states.get(other.analise)})`)
    .join('; ');
}
