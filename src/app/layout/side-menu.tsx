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

import { tooltipDelays } from './tooltip';
import type { MenuIcon, MenuItem } from './menu-items';
import styles from './side-menu.module.css';

const icons: Record<MenuIcon, ComponentType> = {
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
  /** Only the icons are shown, with their names as tooltips. */
  collapsed: boolean;
  onSignOut: () => void;
}

/**
 * The side menu. It is a list of links and not a menu in the sense of ARIA: every entry is a Tab stop, and the arrow
 * keys go from one to the next as well.
 */
export function SideMenu({ items, collapsed, onSignOut }: SideMenuProps) {
  const { pathname } = useLocation();
  const leave = {
    key: 'leave',
    role: 'listitem',
    title: 'Sair',
    icon: <LogoutOutlined />,
    label: (
      <button type="button" className={styles.leave} onClick={onSignOut}>
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

function entryOf({ to, icon, label, badge }: MenuItem, collapsed: boolean) {
  const Icon = icons[icon];
  return {
    key: to,
    role: 'listitem',
    title: label,
    icon: (
      // As high as its entry, whose edges would cut the count.
      <Badge count={collapsed ? badge : 0} size="small" offset={[0, 11]}>
        <Icon />
      </Badge>
    ),
    label: (
      <NavLink to={to}>
        {label}
        {badge !== undefined && <Count badge={badge} shown={!collapsed} />}
      </NavLink>
    ),
  };
}

/** Beyond it the count ends with a '+', as antd's does; no more than one beyond it are counted. */
const mostShown = 99;

/** How many wait for approval; for screen readers also where the count stands at the icon. */
function Count({ badge, shown }: { badge: number; shown: boolean }) {
  return (
    <>
      {shown && <Badge className={`${styles.count}`} count={badge} aria-hidden />}
      <span className="visually-hidden">
        {' '}
        {badge > mostShown ? `mais de ${mostShown}` : badge} em análise
      </span>
    </>
  );
}
