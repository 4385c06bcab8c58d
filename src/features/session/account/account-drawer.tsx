import { useState } from 'react';

import { can } from '../../../../domain/session/access';
import { useUser } from '../../../providers/session/session';
import { Drawer } from '../../../ui/dialogs/drawer';
import { AccountData } from './account-data';
import { AnnouncingSwitches } from './announcing-switches';
import { EmailForm } from './email-form';
import { PasswordForm } from './password-form';
import { ShortcutSwitch } from './shortcut-switch';

interface AccountDrawerProps {
  open: boolean;
  onClose: () => void;
}

/** 'Minha conta' (decision 14). It stays open while a change is under way, whose outcome must be seen. */
export function AccountDrawer({ open, onClose }: AccountDrawerProps) {
  const user = useUser();
  const [busy, setBusy] = useState(false);
  return (
    <Drawer
      title="Minha conta"
      size={420}
      destroyOnHidden
      open={open}
      closable={{ disabled: busy }}
      mask={{ closable: !busy }}
      keyboard={!busy}
      onClose={() => {
        if (!busy) onClose();
      }}
    >
      <AccountData user={user} />
      <EmailForm user={user} busy={busy} onBusy={setBusy} />
      <PasswordForm user={user} busy={busy} onBusy={setBusy} />
      {can(user, 'moveOrders') && <AnnouncingSwitches />}
      <ShortcutSwitch />
    </Drawer>
  );
}
