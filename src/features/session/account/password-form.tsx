import { fieldChecks } from '../../../../domain/registration/registration';
import { type User, isSeller } from '../../../../domain/people/user';
import { changePassword } from '../../../providers/session/own-account';
import {
  CredentialForm,
  type CredentialResult,
  type CredentialTexts,
  type Turn,
} from './credential-form';

/** Changes the password (§7). */
export function PasswordForm({ user, ...turn }: { user: User } & Turn) {
  const seller = isSeller(user);

  async function send({ current, next }: CredentialTexts): Promise<CredentialResult> {
    if ((await changePassword(user, current, next)) === 'changed') {
      return { tone: 'done', message: 'A senha foi alterada. Use a nova a partir de agora.' };
    }
    return {
      tone: 'partly',
      message:
        'A nova senha já vale para entrar, mas o cadastro que o administrador vê ainda guarda a anterior. Aperte “Alterar senha” outra vez para atualizá-lo.',
      // The account already has the new password; repeating the change updates the record.
      keep: { current: next, next },
    };
  }

  return (
    <CredentialForm
      {...turn}
      title="Alterar senha"
      username={user.email}
      next={{
        label: 'Nova senha',
        type: 'password',
        autoComplete: 'new-password',
        hint: seller ? 'mínimo 8 dígitos; o administrador vê esta senha' : 'mínimo 8 dígitos',
        check: fieldChecks.senha,
      }}
      failed="A senha não foi alterada"
      send={send}
    />
  );
}
