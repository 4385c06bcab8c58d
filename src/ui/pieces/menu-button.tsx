import { CheckOutlined } from '@ant-design/icons';
import { Button, Dropdown, type MenuProps } from 'antd';
import {
  useEffect,
  useId,
  useState,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
} from 'react';

import styles from './menu-button.module.css';
import { inRem } from '../theme/rem';

/** An entry of a menu: a choice or an action. */
export interface MenuEntry {
  key: string;
  label: string;
  /** A radio choice ('one') or an independent one ('any'). */
  choice?: 'one' | 'any';
  chosen?: boolean;
  /** Plain text without an action. */
  still?: boolean;
  danger?: boolean;
}

export interface MenuGroup {
  key: string;
  /** Without a title, a line separates the group from the one above. */
  title?: string;
  entries: readonly MenuEntry[];
}

interface MenuButtonProps {
  /** The menu's name for screen readers. */
  name: string;
  icon: ReactNode;
  /** The content of the button. */
  children: ReactNode;
  groups: readonly MenuGroup[];
  button: RefObject<HTMLButtonElement | null>;
  /** The menu stays open for several choices. */
  staysOpen?: boolean;
  onOpen?: () => void;
  onChoose: (key: string) => void;
}

const roles = { one: 'menuitemradio', any: 'menuitemcheckbox' } as const;
const firstEntry = '[role^="menuitem"]:not([aria-disabled="true"])';
const list = { maxHeight: inRem('min(480px, 70vh)'), overflowY: 'auto' } as const;

/** A button with a menu. Arrows walk through it; Escape and a choice return the focus to the button. */
export function MenuButton({
  name,
  icon,
  children,
  groups,
  button,
  staysOpen = false,
  onOpen,
  onChoose,
}: MenuButtonProps) {
  const [open, setOpen] = useState(false);
  const id = useId();
  useFocusInside(open, id);

  const menu: MenuProps = {
    id,
    'aria-label': name,
    style: list,
    items: groups.flatMap(itemsOf),
    onKeyDown: chooseByKey,
    onClick: ({ key }) => {
      if (!staysOpen) {
        setOpen(false);
        // A dialog that opens next returns the focus to the button.
        button.current?.focus();
      }
      onChoose(key);
    },
  };
  return (
    <Dropdown
      trigger={['click']}
      placement="bottomRight"
      align={withinWindow}
      destroyOnHidden
      getPopupContainer={withinPage}
      menu={menu}
      open={open}
      onOpenChange={(opens, { source }) => {
        if (source === 'menu') return;
        setOpen(opens);
        if (opens) onOpen?.();
        // antd's own way fails if it removes the menu first.
        else if (document.getElementById(id)?.contains(document.activeElement)) {
          button.current?.focus();
        }
      }}
    >
      <Button ref={button} icon={icon} aria-haspopup="menu" aria-expanded={open}>
        <span className={`one-line ${styles.face}`}>{children}</span>
      </Button>
    </Dropdown>
  );
}

/** The smallest phones have no space on either side. */
const withinWindow = { overflow: { shiftX: 8, adjustY: true } };

/** Screen readers find the menu next to the button, not at the end of the page. */
const withinPage = ({ parentElement }: HTMLElement) => parentElement ?? document.body;

/** Focuses the first entry as soon as it shows. antd does so late, and even after the menu has closed. */
function useFocusInside(open: boolean, id: string) {
  useEffect(() => {
    if (!open) return undefined;
    let frame = requestAnimationFrame(enter);
    function enter() {
      const menu = document.getElementById(id);
      if (menu?.contains(document.activeElement)) return;
      menu?.querySelector<HTMLElement>(firstEntry)?.focus({ preventScroll: true });
      frame = requestAnimationFrame(enter);
    }
    return () => cancelAnimationFrame(frame);
  }, [open, id]);
}

type Items = NonNullable<MenuProps['items']>;

function itemsOf({ key, title, entries }: MenuGroup, at: number): Items {
  const items = entries.map(itemOf);
  if (title !== undefined) return [{ key, type: 'group', label: title, children: items }];
  return at === 0 ? items : [{ key, type: 'divider' }, ...items];
}

function itemOf({ key, label, choice, chosen = false, still = false, danger }: MenuEntry) {
  return {
    key,
    disabled: still,
    danger: danger ?? false,
    label: (
      <span className={`one-line ${styles.label}`} title={label}>
        {label}
      </span>
    ),
    ...(choice && {
      role: roles[choice],
      'aria-checked': chosen,
      icon: chosen ? <CheckOutlined aria-hidden /> : <span className={styles.blank} />,
    }),
  };
}

/** antd's menu ignores Space. A key that bubbles would press a button of the next dialog. */
function chooseByKey(event: KeyboardEvent<HTMLElement>) {
  const { key, target } = event;
  if ((key !== ' ' && key !== 'Enter') || !(target instanceof HTMLElement)) return;
  event.preventDefault();
  if (key === ' ') target.click();
}
