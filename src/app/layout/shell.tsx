import { Layout, type DrawerProps, ConfigProvider, type ThemeConfig } from 'antd';
import {
  useCallback,
  useRef,
  useState,
  type ReactNode,
  type PropsWithChildren,
  useEffect,
  type RefObject,
} from 'react';
import { useLocation } from 'react-router-dom';

import { SentElsewhere } from '../../features/cart/sending/sent-elsewhere';
import { WaitingQuotes } from '../../features/cart/sending/waiting-quotes';
import { useOpenCount, useWaitingQuotes } from '../../providers/outbox/outbox-provider';
import { useConnected } from '../../providers/outbox/connection';
import { usePreference } from '../../providers/session/preferences';
import { Drawer } from '../../ui/dialogs/drawer';
import { DoneActs, RefusedActs } from './notices/act-outcomes';
import { ConnectionBanner } from './notices/connection-banner';
import { useMediaQuery } from '../../ui/hooks/use-media-query';
import { Header } from './header/header';
import { ShortcutKeys } from './keys/shortcut-keys';
import { MenuOfUser } from './menu/menu-of-user';
import { MenuToggle } from './menu/menu-toggle';
import { NewVersion } from './notices/new-version';
import styles from './shell.module.css';
import { SkipLink } from './skip-link';
import { useLeave } from './use-leave';
import { token } from '../../ui/theme/theme';
import { inRem } from '../../ui/theme/rem';

/** The side menu's width (§9), and its width with icons only. */
const menuWidth = '250px';
const collapsedWidth = '64px';

/** Up to this width the menu slides over the page. header.module.css has the same value. */
const narrow = '(max-width: 900px)';

const drawer: DrawerProps['styles'] = {
  section: { background: 'var(--mmv-graphite)' },
  title: { color: 'var(--mmv-text-on-dark)' },
  close: { color: 'var(--mmv-text-on-dark)' },
  body: { padding: 0 },
};

/** Header, side menu and page. In a narrow window the menu slides over the page. */
export function Shell({ children }: { children: ReactNode }) {
  const { leave, signOutFailed } = useLeave();
  const open = useOpenCount();
  const quotes = useWaitingQuotes();
  const connected = useConnected();
  const { pathname } = useLocation();
  const page = useRef<HTMLElement>(null);
  useFocusOnArrival(page, pathname);

  const isNarrow = useMediaQuery(narrow);
  const [collapsed, setCollapsed] = usePreference('menu_recolhido');
  // Navigation closes the menu.
  const [openedOn, setOpenedOn] = useState<string>();
  const menuOpen = isNarrow && openedOn === pathname;
  const openMenu = useCallback(() => setOpenedOn(pathname), [pathname]);

  return (
    <Layout className={styles.shell}>
      <SkipLink to={page} />
      <OnDark>
        <Header
          menuOpen={menuOpen}
          onOpenMenu={openMenu}
          onSignOut={leave}
          signOutFailed={signOutFailed}
        />
      </OnDark>
      <Layout hasSider={!isNarrow}>
        {isNarrow ? (
          <Drawer
            title="Menu"
            placement="left"
            size={menuWidth}
            styles={drawer}
            closable={{ 'aria-label': 'Fechar menu' }}
            open={menuOpen}
            onClose={() => setOpenedOn(undefined)}
          >
            <MenuOfUser collapsed={false} onSignOut={leave} />
          </Drawer>
        ) : (
          <Layout.Sider
            className={`${styles.menu}`}
            classNames={{ body: `column ${styles.menuBody}` }}
            role="none"
            width={inRem(menuWidth)}
            collapsedWidth={inRem(collapsedWidth)}
            collapsible
            collapsed={collapsed}
            trigger={null}
          >
            <MenuOfUser collapsed={collapsed} onSignOut={leave} />
            <OnDark>
              <MenuToggle collapsed={collapsed} onToggle={() => setCollapsed(!collapsed)} />
            </OnDark>
          </Layout.Sider>
        )}
        <Layout.Content ref={page} tabIndex={-1} className={`no-ring ${styles.page}`}>
          <NewVersion />
          <RefusedActs />
          <SentElsewhere />
          <WaitingQuotes quotes={quotes} />
          {children}
        </Layout.Content>
      </Layout>
      <DoneActs />
      <ShortcutKeys />
      <ConnectionBanner connected={connected} waiting={open - quotes.length} />
    </Layout>
  );
}

const theme: ThemeConfig = {
  cssVar: { key: 'mmv-on-dark' },
  components: {
    Button: {
      textTextColor: token('text-on-dark-secondary'),
      textTextHoverColor: token('text-on-dark'),
      textTextActiveColor: token('text-on-dark'),
      textHoverBg: token('hover-on-dark'),
      colorBgTextActive: token('hover-on-dark'),
      fontWeight: 400,
    },
  },
};

/** antd's text buttons for header and side menu, which have a graphite background. */
function OnDark({ children }: PropsWithChildren) {
  return <ConfigProvider theme={theme}>{children}</ConfigProvider>;
}

/**
 * Focuses the page after navigation: the keyboard continues there, and screen readers announce it. A dialog
 * that opened with the page keeps the focus.
 */
function useFocusOnArrival(page: RefObject<HTMLElement | null>, pathname: string): void {
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (document.querySelector('[role=dialog]')) return;
    page.current?.focus({ preventScroll: true });
  }, [page, pathname]);
}
