import { roleOf } from '../../../domain/access';
import { maskCnpj } from '../../../domain/cnpj';
import type { Permissao, User } from '../../../domain/user';
import { LabelList } from '../../ui/label-list';
import styles from './account.module.css';

const profiles: Record<Permissao, string> = {
  superUser: 'Administrador',
  vendedor: 'Vendedor',
  cliente: 'Cliente',
};

/** The person's data that they can't change here. */
export function AccountData({ user }: { user: User }) {
  const waiting = roleOf(user) === 'waiting';
  const fields: [string, string | number | undefined][] = [
    ['Código', user.cod],
    ['Nome', user.nome],
    ['Perfil', `${profiles[user.permissao]}${waiting ? ' (em análise)' : ''}`],
    ['Empresa', user.razaosocial],
    ['CNPJ', user.cnpj && maskCnpj(user.cnpj)],
    ['E-mail', user.email],
  ];
  return (
    <div className={styles.data}>
      <LabelList rows={fields.filter(([, value]) => value !== undefined)} />
    </div>
  );
}
