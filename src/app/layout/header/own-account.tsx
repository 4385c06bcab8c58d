import { TermsSection } from '../../../features/order/terms/terms-section';
import { OwnContacts } from '../../../features/people/person/own-contacts';
import { AccountDrawer } from '../../../features/session/account/account-drawer';

/** 'Minha conta', combined from three features. */
export function OwnAccount(props: { open: boolean; onClose: () => void }) {
  const forms = (
    <>
      <OwnContacts />
      <TermsSection />
    </>
  );
  return <AccountDrawer {...props} forms={forms} />;
}
