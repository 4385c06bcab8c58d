import type { ReactNode } from 'react';

import type { CustomerEntry } from '../../../domain/people/customer-entry';
import { companyOf, type User } from '../../../domain/people/user';
import { maskCnpj } from '../../../domain/registration/cnpj';
import { withoutSeconds } from '../../../domain/words/time';
import { MailLink, PhoneLinks } from '../../ui/pieces/people/contact-links';
import { apart, each, fieldOf, leftOut, nothing, type Placed } from '../../ui/pieces/fields';
import { CnpjValue } from './cnpj-value';
import { addressText, stateWords } from './person/person-words';
import { useLatestApproval } from '../../providers/people/approval-history';
import { usePassword, useStalePasswords } from '../../providers/people/passwords';
import { WarningMark } from '../../ui/states/warning-mark';
import styles from './list/people-columns.module.css';

const known = fieldOf<Omit<CustomerEntry, 'busca'>, ReactNode>;
const whole = fieldOf<User, ReactNode>;
const inNoFile = () => undefined;
const phone = {
  link: (number: string, { nome }: Pick<User, 'nome'>) => <PhoneLinks number={number} of={nome} />,
};

/** The fields of a customer that sellers may see too. */
export const entryFields = {
  cod: known('Código', ({ cod }) => cod, { kind: 'whole' }),
  razaosocial: known('Empresa', companyOf),
  cnpj: known('CNPJ', ({ cnpj }) => cnpj && maskCnpj(cnpj)),
  nome: known('Nome', ({ nome }) => nome),
  email: known('E-mail', ({ email }) => email, { link: (email) => <MailLink email={email} /> }),
  celular: known('Celular', ({ celular }) => celular, phone),
  telefone: known('Telefone fixo', ({ telefone }) => telefone, phone),
  cidade: known('Cidade', ({ endereco }) => endereco?.cidade),
  estado: known('Estado', ({ endereco }) => endereco?.estado),
  endereco: known('Endereço', ({ endereco }) => endereco && addressText(endereco)),
};
export type EntryField = keyof typeof entryFields;

/** The fields of a person. people-lists.tsx chooses the fields of each list. */
export const personFields = {
  ...entryFields,
  cnpj: whole('CNPJ', entryFields.cnpj.file, { value: (person) => <CnpjValue person={person} /> }),
  cargo: whole('Cargo', ({ cargo }) => cargo),
  situacao: whole('Situação', ({ analise }) => stateWords.get(analise)),
  removido: whole('Removido em', ({ removido }) => removido, {
    value: ({ removido = nothing }) => withoutSeconds(removido),
  }),
  motivo: whole('Motivo', inNoFile, { value: ({ uid }) => <RemovalReason uid={uid} /> }),
  createat: whole('Criado em', ({ createat }) => createat, { kind: 'date' }),
  ultimologin: whole('Último login', ({ ultimologin }) => ultimologin, { kind: 'date' }),
  // In plain text, as the specification requires (§9).
  senha: whole('Senha', inNoFile, { value: ({ uid }) => <SellerPassword uid={uid} /> }),
};
export type PersonField = keyof typeof personFields;

/** On a person's page. */
export const pageFields: Placed<PersonField, true> = {
  ...each(true, 'cod', 'situacao', 'removido', 'motivo', 'createat', 'ultimologin', 'cnpj'),
  ...each(true, 'nome', 'cargo', 'email', 'celular', 'telefone', 'endereco'),
  ...{ razaosocial: apart, cidade: leftOut, estado: leftOut, senha: leftOut },
};

/** On a customer's page for sellers. */
export const customerPageFields: Placed<EntryField, true> = {
  ...each(true, 'cod', 'cnpj', 'nome', 'celular', 'telefone', 'email', 'endereco'),
  ...{ razaosocial: apart, cidade: leftOut, estado: leftOut },
};

/** In 'Minha conta', next to the fields that people correct themselves. */
export const ownContactFields: Placed<EntryField, true> = {
  ...each(true, 'celular', 'endereco'),
  ...each(leftOut, 'cod', 'razaosocial', 'cnpj', 'nome', 'email', 'telefone', 'cidade', 'estado'),
};

/** The columns of a spreadsheet with their widths. Never a password. */
export const sheetFields: Placed<PersonField, number> = {
  ...{ cod: 9, razaosocial: 40, cnpj: 20, nome: 30, cargo: 20, email: 34, celular: 18 },
  ...{ telefone: 18, cidade: 22, estado: 8, createat: 12, ultimologin: 12, removido: 20 },
  ...each(leftOut, 'situacao', 'motivo', 'endereco', 'senha'),
};

/** The fields of a place that fit such a person. */
export function standing<Look>(
  placed: Placed<PersonField, Look>,
  isCustomer: boolean,
  isRemoved: boolean,
): Placed<PersonField, Look> {
  return {
    ...placed,
    ...(!isCustomer && each(leftOut, 'razaosocial', 'cnpj', 'cargo', 'telefone')),
    ...(!isCustomer && each(leftOut, 'cidade', 'estado', 'endereco')),
    ...(!isRemoved && each(leftOut, 'removido', 'motivo')),
  };
}

/** Why a person was removed, in the administrator's words. */
function RemovalReason({ uid }: { uid: string }) {
  const latest = useLatestApproval(uid);
  if (latest.status === 'loading') return '…';
  if (latest.status === 'failed') return 'não pôde ser lido';
  return <Whole text={latest.data?.motivo ?? nothing} />;
}

/** The title shows the whole text if it is cut. */
export function Whole({ text, children = text }: { text: string; children?: ReactNode }) {
  return (
    <span className={`breaks ${styles.value}`} title={text}>
      {children}
    </span>
  );
}

/** A seller's stored password (§9), marked if it is no longer valid, or if that is unknown. */
function SellerPassword({ uid }: { uid: string }) {
  const password = usePassword(uid);
  const stale = useStalePasswords();
  if (password.status === 'loading') return '…';
  if (password.status === 'failed') return 'não pôde ser lida';
  if (password.data === null) return nothing;
  return (
    <>
      <Whole text={password.data} />
      {stale.status === 'ready' && stale.data.has(uid) && (
        <WarningMark title="A senha da conta foi trocada depois que esta foi salva. Uma troca em Minha conta salva a nova aqui.">
          não é mais a atual
        </WarningMark>
      )}
      {stale.status === 'failed' && (
        <WarningMark title="Não foi possível conferir se esta ainda é a senha da conta. Abra a lista de novo.">
          não conferida
        </WarningMark>
      )}
    </>
  );
}
