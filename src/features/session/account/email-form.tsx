import { fieldLimits } from '../../../../domain/people/field-limits';
import { fieldChecks } from '../../../../domain/registration/registration';
import type { User } from '../../../../domain/people/user';
import { changeEmail, type EmailChange } from '../../../providers/session/own-account';
import { CredentialForm, type CredentialResult, type Turn } from './credential-form';

function resultOf(change: EmailChange, email: string): CredentialResult {
  switch (change) {
    case 'changed':
      return {
        tone: 'done',
        message: `O e-mail foi alterado. Entre com ${email} a partir de agora. Abra o link de confirmação que enviamos para lá: até então não chegam avisos por e-mail.`,
      };
    case 'unconfirmed':
      return {
        tone: 'partly',
        message: `O e-mail foi alterado. Entre com ${email} a partir de agora. O link de confirmação não pôde ser enviado, e sem ele não chegam avisos por e-mail: fale com a distribuidora.`,
      };
    case 'recordBehind':
      return {
        tone: 'partly',
        message: `O e-mail foi alterado: entre com ${email} a partir de agora. Seu cadastro ainda mostra o anterior e será atualizado quando você abrir o catálogo de novo.`,
      };
    case 'linkSent':
      return {
        tone: 'partly',
        message: `Enviamos um link para ${email}. Seu e-mail só muda quando você abrir esse link; depois, entre de novo com ele.`,
      };
  }
}

/** Changes the e-mail (§7). */
export function EmailForm({ user, ...turn }: { user: User } & Turn) {
  return (
    <CredentialForm
      {...turn}
      title="Alterar e-mail"
      username={user.email}
      next={{
        label: 'Novo e-mail',
        type: 'email',
        autoComplete: 'email',
        maxLength: fieldLimits.email,
        check: (text) =>
          fieldChecks.email(text) ??
          (text.trim().toLowerCase() === user.email ? 'este já é o seu e-mail' : undefined),
      }}
      failed="O e-mail não foi alterado"
      send={async ({ current, next }) => {
        const email = next.trim().toLowerCase();
        return resultOf(await changeEmail(user.uid, current, email), email);
      }}
    />
  );
}
