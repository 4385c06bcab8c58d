import {
  AppstoreOutlined,
  AuditOutlined,
  DoubleLeftOutlined,
  DoubleRightOutlined,
  FileTextOutlined,
  HomeOutlined,
  IdcardOutlined,
  LogoutOutlined,
  ShoppingCartOutlined,
  SolutionOutlined,
  TeamOutlined,
  UserAddOutlined,
  UsergroupAddOutlined,
} from '@ant-design/icons';
import type { ComponentProps, ReactNode } from 'react';
import { NavLink } from 'react-router-dom';

import { Tooltip } from '../../ui/tooltip';
import type { MenuIcon, MenuItem } from './menu-items';
import styles from './side-menu.module.css';

const icons: Record<MenuIcon, ReactNode> = {
  home: <HomeOutlined />,
  orders: <FileTextOutlined />,
  addSeller: <UserAddOutlined />,
  sellerApproval: <SolutionOutlined />,
  sellers: <IdcardOutlined />,
  addCustomer: <UsergroupAddOutlined />,
  customerApproval: <AuditOutlined />,
  customers: <TeamOutlined />,
  cart: <ShoppingCartOutlined />,
  products: <AppstoreOutlined />,
};

interface SideMenuProps {
  items: MenuItem[];
  collapsed: boolean;
  onToggle: () => void;
  onSignOut: () => void;
}

/** The side menu, 250 wide; collapsed, it shows only the icons, with their names as tooltips. */
export function SideMenu({ items, collapsed, onToggle, onSignOut }: SideMenuProps) {
  return (
    <nav
      aria-label="Menu principal"
      className={styles.menu}
      data-collapsed={collapsed}
      data-surface="dark"
    >
      <ul className={styles.items}>
        {items.map((item) => (
          <li key={item.to}>
            <Entry label={item.label} collapsed={collapsed}>
              <NavLink to={item.to} className={() => styles.entry}>
                <EntryContent icon={icons[item.icon]} label={item.label} />
                {item.badge !== undefined && (
                  <span className={styles.badge}>
                    {item.badge}
                    <span className="visually-hidden"> em análise</span>
                  </span>
                )}
              </NavLink>
            </Entry>
          </li>
        ))}
        <li>
          <Entry label="Sair" collapsed={collapsed}>
            <button type="button" className={styles.entry} onClick={onSignOut}>
              <EntryContent icon={<LogoutOutlined />} label="Sair" />
            </button>
          </Entry>
        </li>
      </ul>
      <button
        type="button"
        className={styles.toggle}
        aria-expanded={!collapsed}
        aria-label={collapsed ? 'Expandir menu' : 'Recolher menu'}
        onClick={onToggle}
      >
        {collapsed ? <DoubleRightOutlined aria-hidden /> : <DoubleLeftOutlined aria-hidden />}
      </button>
    </nav>
  );
}

interface EntryProps extends Pick<ComponentProps<typeof Tooltip>, 'children'> {
  label: string;
  collapsed: boolean;
}

function Entry(props: EntryProps) {
  return props.collapsed ? <Tooltip title={props.label}>{props.children}</Tooltip> : props.children;
}

function EntryContent({ icon, label }: { icon: ReactNode; label: string }) {
  return (
    <>
      <span className={styles.icon} aria-hidden>
        {icon}
      </span>
      <span className={styles.label}>{label}</span>
    </>
  );
}
