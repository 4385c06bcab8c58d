import { Descriptions } from 'antd';

import { roleOf } from '../../../../domain/session/access';
import { maskCnpj } from '../../../../domain/registration/cnpj';
import type { Permissao, User } from '../../../../domain/people/user';

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
    <Descriptions
      column={1}
      size="small"
      bordered
      items={fields
        .filter(([, value]) => value !== undefined)
        .map(([label, children]) => ({ key: label, label, children }))}
    />
  );
}
