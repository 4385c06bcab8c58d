import { useState } from 'react';

import { useUser } from '../../providers/session';
import { DrawerFrame } from '../../ui/drawer-frame';
import { AccountData } from './account-data';
import { EmailForm } from './email-form';
import { PasswordForm } from './password-form';

/** 'Minha conta' (decision 14): the person's data, and forms to change e-mail and password. */
export function AccountDrawer({ onClose }: { onClose: () => void }) {
  const user = useUser();
  const [busy, setBusy] = useState(false);
  return (
    <DrawerFrame title="Minha conta" locked={busy} onClose={onClose}>
      <AccountData user={user} />
      <EmailForm user={user} busy={busy} onBusy={setBusy} />
      <PasswordForm user={user} busy={busy} onBusy={setBusy} />
    </DrawerFrame>
  );
}
