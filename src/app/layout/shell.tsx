import { useId, useRef, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';

import { useConnected } from '../../providers/connection';
import { useSession } from '../../providers/session';
import { ConnectionBanner } from '../../ui/connection-banner';
import { Header } from './header';
import { MenuOfUser } from './menu-of-user';
import styles from './shell.module.css';
import { SkipLink } from './skip-link';
import { useFocusOnArrival } from './use-focus-on-arrival';
import { useNarrowMenu } from './use-narrow-menu';

/** Header, side menu and the page beside it; on a narrow window the menu slides over the page. */
export function Shell({ children }: { children: ReactNode }) {
  const [collapsed, setCollapsed] = useState(false);
  const { signOut, signOutFailed } = useSession();
  const leave = () => void signOut();
  const connected = useConnected();
  const { pathname } = useLocation();
  const page = useRef<HTMLElement>(null);
  useFocusOnArrival(page, pathname);
  const menuId = useId();
  const { menu, open: menuOpen, toggle: toggleMenu } = useNarrowMenu(pathname);

  return (
    <>
      <SkipLink to={page} />
      <Header
        menuOpen={menuOpen}
        menuId={menuId}
        onToggleMenu={toggleMenu}
        onSignOut={leave}
        signOutFailed={signOutFailed}
      />
      <div className={styles.body}>
        <div ref={menu} id={menuId} className={styles.menu} data-open={menuOpen}>
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
            onClick={toggleMenu}
          />
        )}
        {/* Nothing under the open menu can take the focus. */}
        <main ref={page} tabIndex={-1} className={styles.page} inert={menuOpen}>
          {children}
        </main>
      </div>
      <ConnectionBanner connected={connected} />
    </>
  );
}
