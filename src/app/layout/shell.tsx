import { useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';

import { useConnected } from '../../providers/connection';
import { useSession } from '../../providers/session';
import { ConnectionBanner } from '../../ui/connection-banner';
import { Header } from './header';
import { MenuOfUser } from './menu-of-user';
import styles from './shell.module.css';

/** Header, side menu and the page beside it; on a narrow window the menu slides over the page. */
export function Shell({ children }: { children: ReactNode }) {
  const [collapsed, setCollapsed] = useState(false);
  const { signOut, signOutFailed } = useSession();
  const leave = () => void signOut();
  const connected = useConnected();
  const { pathname } = useLocation();
  // The open menu belongs to the page it was opened on: going elsewhere closes it.
  const [openedOn, setOpenedOn] = useState<string>();
  const menuOpen = openedOn === pathname;

  return (
    <>
      <Header
        onToggleMenu={() => setOpenedOn(menuOpen ? undefined : pathname)}
        onSignOut={leave}
        signOutFailed={signOutFailed}
      />
      <div className={styles.body}>
        <div className={styles.menu} data-open={menuOpen}>
          <MenuOfUser
            collapsed={collapsed}
            onToggle={() => setCollapsed((value) => !value)}
            onSignOut={leave}
          />
        </div>
        {menuOpen && (
          <button
            type="button"
            className={styles.curtain}
            aria-label="Fechar menu"
            onClick={() => setOpenedOn(undefined)}
          />
        )}
        <main className={styles.page}>{children}</main>
      </div>
      <ConnectionBanner connected={connected} />
    </>
  );
}
