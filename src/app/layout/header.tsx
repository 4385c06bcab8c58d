import { LogoutOutlined, MenuOutlined } from '@ant-design/icons';
import { Link } from 'react-router-dom';

import { env } from '../../config/env';
import { routes } from '../../config/routes';
import { Tooltip } from '../../ui/tooltip';
import { HeaderAccount } from './header-account';
import styles from './header.module.css';

interface HeaderProps {
  /** On a narrow window: whether the menu covers the page, and the id of its element. */
  menuOpen: boolean;
  menuId: string;
  onToggleMenu: () => void;
  onSignOut: () => void;
  /** The last attempt to sign out failed, wherever it was made. */
  signOutFailed: boolean;
}

/** Product title, greeting and logout (§2). */
export function Header({ menuOpen, menuId, onToggleMenu, onSignOut, signOutFailed }: HeaderProps) {
  return (
    <header className={styles.header} data-surface="dark">
      <button
        type="button"
        className={styles.menuButton}
        aria-label="Abrir menu"
        aria-expanded={menuOpen}
        aria-controls={menuId}
        onClick={onToggleMenu}
      >
        <MenuOutlined aria-hidden />
      </button>
      <Link to={routes.home} className={styles.brand}>
        <img src="/logo-on-dark.svg" alt="" height={32} />
        <span className={styles.title}>Catálogo {env.companyName}</span>
      </Link>
      <HeaderAccount />
      {signOutFailed && (
        <p role="alert" className={styles.failure}>
          erro...
        </p>
      )}
      <Tooltip title="Sair" placement="bottomRight">
        <button type="button" className={styles.logout} aria-label="Sair" onClick={onSignOut}>
          <LogoutOutlined aria-hidden />
        </button>
      </Tooltip>
    </header>
  );
}
