import {
  AppstoreOutlined,
  AuditOutlined,
  FileTextOutlined,
  HomeOutlined,
  IdcardOutlined,
  LogoutOutlined,
  ShoppingCartOutlined,
  SolutionOutlined,
  TagsOutlined,
  TeamOutlined,
  UserAddOutlined,
  UsergroupAddOutlined,
} from '@ant-design/icons';
import { Badge, Menu } from 'antd';
import type { ComponentType } from 'react';
import { NavLink, useLocation } from 'react-router-dom';

import { shortCount } from '../../../../domain/words/short-count';
import { tooltipDelays } from '../tooltip';
import type { MenuIcon, MenuItem } from './menu-items';
import styles from './side-menu.module.css';
import { grown } from '../../../ui/theme/rem';

const icons: Record<MenuIcon, ComponentType<{ 'aria-hidden'?: boolean }>> = {
  home: HomeOutlined,
  orders: FileTextOutlined,
  addSeller: UserAddOutlined,
  sellerApproval: SolutionOutlined,
  sellers: IdcardOutlined,
  addCustomer: UsergroupAddOutlined,
  customerApproval: AuditOutlined,
  customers: TeamOutlined,
  cart: ShoppingCartOutlined,
  products: AppstoreOutlined,
  categories: TagsOutlined,
};

interface SideMenuProps {
  items: MenuItem[];
  /** The menu shows icons only, with the names as tooltips. */
  collapsed: boolean;
  onSignOut: () => void;
}

/** The side menu: a list of links, no ARIA menu. Every entry is a Tab stop, and arrow keys move as well. */
export function SideMenu({ items, collapsed, onSignOut }: SideMenuProps) {
  const { pathname } = useLocation();
  const leave = {
    key: 'leave',
    role: 'listitem',
    title: 'Sair',
    icon: <LogoutOutlined aria-hidden />,
    label: (
      // Covers the whole entry, so that all of it can be clicked, like a link.
      <button type="button" className="plain covers" onClick={onSignOut}>
        Sair
      </button>
    ),
  };
  return (
    <nav aria-label="Menu principal" className={styles.menu} data-surface="dark">
      <Menu
        theme="dark"
        mode="inline"
        role="list"
        tabIndex={-1}
        inlineCollapsed={collapsed}
        selectedKeys={[pathname]}
        tooltip={collapsed && tooltipDelays}
        items={[...items.map((item) => entryOf(item, collapsed)), leave]}
      />
    </nav>
  );
}

function entryOf({ to, icon, label, badge, counted, aside }: MenuItem, collapsed: boolean) {
  const Icon = icons[icon];
  const asideId = aside && `contagem-${icon}`;
  return {
    key: to,
    role: 'listitem',
    title: label,
    icon: (
      // As high as the entry, because its edges would cut the count.
      <Badge count={collapsed ? badge : 0} size="small" offset={[0, grown(11)]}>
        <Icon aria-hidden />
      </Badge>
    ),
    label: (
      <NavLink to={to} aria-describedby={asideId}>
        {label}
        {badge !== undefined && (
          <Count badge={badge} of={counted} asideId={asideId} shown={!collapsed} />
        )}
      </NavLink>
    ),
  };
}

interface CountProps {
  badge: number;
  of: string | undefined;
  asideId: string | undefined;
  shown: boolean;
}

/** The count of an entry. Screen readers get it even if the icon shows it. */
function Count({ badge, of, asideId, shown }: CountProps) {
  return (
    <>
      {shown && <Badge className={`${styles.count}`} count={badge} aria-hidden />}
      <span className="visually-hidden" id={asideId} hidden={asideId !== undefined}>
        {' '}
        {shortCount(badge)} {of}
      </span>
    </>
  );
}
