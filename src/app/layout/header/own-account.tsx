import { OwnContacts } from '../../../features/people/person/own-contacts';
import { AccountDrawer } from '../../../features/session/account/account-drawer';

/** 'Minha conta', combined from two features. */
export function OwnAccount(props: { open: boolean; onClose: () => void }) {
  return <AccountDrawer {...props} contacts={<OwnContacts />} />;
}
