import { LogoutOutlined, MenuOutlined } from '@ant-design/icons';
import { Badge, Button, Layout } from 'antd';
import { useRef } from 'react';
import { Link } from 'react-router-dom';

import { roleOf } from '../../../../domain/session/access';
import { productTitle } from '../../../config/product-title';
import { routes } from '../../../config/routes';
import { useCartCount } from '../../../providers/cart/cart';
import { useNewQuotes } from '../../../providers/order/new-quotes';
import { useUser } from '../../../providers/session/session';
import { useHeightVariable } from '../../../ui/hooks/use-height-variable';
import { Tooltip } from '../tooltip';
import { HeaderAccount } from './header-account';
import styles from './header.module.css';

interface HeaderProps {
  /** In a narrow window: the menu covers the page. */
  menuOpen: boolean;
  onOpenMenu: () => void;
  onSignOut: () => void;
  /** The last sign-out failed, from any screen. */
  signOutFailed: boolean;
}

/** Product title, greeting and logout (§2). */
export function Header({ menuOpen, onOpenMenu, onSignOut, signOutFailed }: HeaderProps) {
  const { unseen } = useNewQuotes();
  const cartCount = useCartCount();
  // Only one of the two applies, because customers don't approve quotes.
  const waiting = roleOf(useUser()) === 'customer' ? cartCount : unseen;
  const header = useRef<HTMLElement>(null);
  // Browsers with a minimum font size make the header higher than designed.
  useHeightVariable(header, '--mmv-header');
  return (
    <Layout.Header ref={header} className={`row ${styles.header}`} data-surface="dark">
      <span className={styles.menuButton}>
        <Button
          type="text"
          aria-label="Abrir menu"
          aria-haspopup="dialog"
          aria-expanded={menuOpen}
          icon={
            // antd's badge uses the text colour of light backgrounds.
            <Badge count={waiting} size="small" styles={{ root: { color: 'inherit' } }}>
              <MenuOutlined aria-hidden />
            </Badge>
          }
          onClick={onOpenMenu}
        />
      </span>
      <Link to={routes.home} className={`row ${styles.brand}`}>
        <img src="/logo-on-dark.svg" alt="" />
        <span className={`one-line bold large ${styles.title}`}>{productTitle}</span>
      </Link>
      <HeaderAccount />
      {signOutFailed && (
        <p role="alert" className={styles.failure}>
          erro...
        </p>
      )}
      <Tooltip title="Sair" placement="bottomRight">
        <Button
          type="text"
          aria-label="Sair"
          icon={<LogoutOutlined aria-hidden />}
          onClick={onSignOut}
        />
      </Tooltip>
    </Layout.Header>
  );
}
