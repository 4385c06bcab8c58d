import type { ReactNode } from 'react';

import type { User } from '../../../domain/people/user';
import { withoutSeconds } from '../../../domain/words/time';
import { MailLink, PhoneLinks } from '../../ui/pieces/contact-links';
import { CnpjValue } from './cnpj-value';
import { RemovalReason } from './removal-reason';
import { usePassword, useStalePasswords } from '../../providers/people/passwords';
import { WarningMark } from '../../ui/states/warning-mark';
import styles from './list/people-columns.module.css';

/** The fields that cards may show below a person's code and heading (§2). */
export type PersonField =
  | 'removido'
  | 'motivo'
  | 'createat'
  | 'cnpj'
  | 'nome'
  | 'email'
  | 'senha'
  | 'celular'
  | 'cidade'
  | 'ultimologin';

interface Field {
  label: string;
  value: (person: User) => ReactNode;
  /** What a text that is a person's contact leads to. */
  link?: (text: string, person: User) => ReactNode;
}

const nothing = '—';

export const personFields: Record<PersonField, Field> = {
  removido: { label: 'Removido em', value: ({ removido = nothing }) => withoutSeconds(removido) },
  motivo: { label: 'Motivo', value: ({ uid }) => <RemovalReason uid={uid} /> },
  createat: { label: 'Criado em', value: ({ createat }) => createat },
  cnpj: {
    label: 'CNPJ',
    value: (person) => <CnpjValue person={person} />,
  },
  nome: { label: 'Nome', value: ({ nome }) => nome },
  email: {
    label: 'E-mail',
    value: ({ email }) => email,
    link: (email) => <MailLink email={email} />,
  },
  // In plain text, as the product asks (§9).
  senha: {
    label: 'Senha',
    value: ({ uid }) => <SellerPassword uid={uid} />,
  },
  celular: {
    label: 'Celular',
    value: ({ celular }) => celular || nothing,
    link: (celular, { nome }) => <PhoneLinks number={celular} of={nome} />,
  },
  cidade: { label: 'Cidade', value: ({ endereco }) => endereco?.cidade || nothing },
  ultimologin: { label: 'Último login', value: ({ ultimologin }) => ultimologin },
};

/** A seller's stored password (§9), marked where it is not the account's any more, or where that is not known. */
function SellerPassword({ uid }: { uid: string }) {
  const password = usePassword(uid);
  const stale = useStalePasswords();
  if (password.status === 'loading') return '…';
  if (password.status === 'failed') return 'não pôde ser lida';
  if (password.data === null) return '—';
  return (
    <>
      <span className={styles.value} title={password.data}>
        {password.data}
      </span>
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
