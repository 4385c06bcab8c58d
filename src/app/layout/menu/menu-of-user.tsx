import { can } from '../../../../domain/session/access';
import { useCartCount } from '../../../providers/cart/cart';
import { useNewQuotes } from '../../../providers/order/new-quotes';
import { PendingProvider, usePending } from '../../../providers/people/pending';
import { useUser } from '../../../providers/session/session';
import { menuItems } from './menu-items';
import { SideMenu } from './side-menu';

interface MenuOfUserProps {
  collapsed: boolean;
  onSignOut: () => void;
}

/** The menu of the signed-in person. Only administrators load the counts of people who wait for approval. */
export function MenuOfUser(props: MenuOfUserProps) {
  const user = useUser();
  if (!can(user, 'administer')) {
    return <CountedMenu {...props} pendingCustomers={0} pendingSellers={0} />;
  }
  return (
    <PendingProvider>
      <AdministratorMenu {...props} />
    </PendingProvider>
  );
}

function AdministratorMenu(props: MenuOfUserProps) {
  const { customers, sellers } = usePending();
  return <CountedMenu {...props} pendingCustomers={customers} pendingSellers={sellers} />;
}

interface CountedMenuProps extends MenuOfUserProps {
  pendingCustomers: number;
  pendingSellers: number;
}

function CountedMenu({ pendingCustomers, pendingSellers, ...menu }: CountedMenuProps) {
  const user = useUser();
  const count = useCartCount();
  const { unseen } = useNewQuotes();
  const items = menuItems(user, {
    ...{ cartCount: count, newQuotes: unseen },
    ...{ pendingCustomers, pendingSellers },
  });
  return <SideMenu {...menu} items={items} />;
}
