import { useState, useId, type ReactNode } from 'react';
import { Descriptions, Switch } from 'antd';

import { can, roleOf } from '../../../../domain/session/access';
import { hasUnsaved } from '../../../providers/page/use-unsaved';
import { useUser } from '../../../providers/session/session';
import { Drawer } from '../../../ui/dialogs/drawer';
import { AnnouncingSwitches } from './announcing-switches';
import { EmailForm } from './email-form';
import { PasswordForm } from './password-form';
import { maskCnpj } from '../../../../domain/registration/cnpj';
import type { Permissao, User } from '../../../../domain/people/user';
import { usePreference } from '../../../providers/session/preferences';
import styles from './account.module.css';

interface AccountDrawerProps {
  open: boolean;
  /** The forms of other features: the person's contacts, and the terms of quotes. */
  forms: ReactNode;
  onClose: () => void;
}

/** 'Minha conta' (decision 14). It stays open during a change, so that the person sees the outcome. */
export function AccountDrawer({ open, forms, onClose }: AccountDrawerProps) {
  const user = useUser();
  const [busy, setBusy] = useState(false);
  return (
    <Drawer
      title="Minha conta"
      size="420px"
      destroyOnHidden
      open={open}
      closable={{ disabled: busy }}
      mask={{ closable: !busy }}
      keyboard={!busy}
      loses={() => hasUnsaved('contacts') || hasUnsaved('terms')}
      onClose={() => {
        if (!busy) onClose();
      }}
    >
      <AccountData user={user} />
      {forms}
      <EmailForm user={user} busy={busy} onBusy={setBusy} />
      <PasswordForm user={user} busy={busy} onBusy={setBusy} />
      {can(user, 'moveOrders') && <AnnouncingSwitches />}
      <ShortcutSwitch />
    </Drawer>
  );
}

const profiles: Record<Permissao, string> = {
  superUser: 'Administrador',
  vendedor: 'Vendedor',
  cliente: 'Cliente',
};

/** The person's data that they can't change here. */
function AccountData({ user }: { user: User }) {
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

/** Switches the keyboard shortcuts of this browser. */
function ShortcutSwitch() {
  const id = useId();
  const [isOff, change] = usePreference('atalhos_desligados');
  return (
    <section className={`${styles.form} ${styles.keyboard}`} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className={`heading ${styles.title}`}>
        Teclado
      </h2>
      <p className={`row spread ${styles.choice}`}>
        <label htmlFor={id}>Atalhos de uma tecla (a tecla ? mostra quais)</label>
        <Switch id={id} checked={!isOff} onChange={(on) => change(!on)} />
      </p>
    </section>
  );
}
