import { useEffect, useRef, useState } from 'react';

import { useMediaQuery } from '../../ui/use-media-query';

/** Where the menu slides over the page; as in shell.module.css. */
const narrow = '(max-width: 900px)';

/**
 * The menu of a narrow window. It belongs to the page it was opened on: going elsewhere closes it, as does Escape.
 * `menu`: its element, which takes the focus when it opens; whatever had it then gets it back.
 */
export function useNarrowMenu(pathname: string) {
  const menu = useRef<HTMLDivElement>(null);
  const [openedOn, setOpenedOn] = useState<string>();
  const open = useMediaQuery(narrow) && openedOn === pathname;

  useEffect(() => {
    if (!open) return undefined;
    const opener = document.activeElement;
    menu.current?.querySelector<HTMLElement>('a, button')?.focus();
    const onKey = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      setOpenedOn(undefined);
      if (opener instanceof HTMLElement) opener.focus();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [open]);

  return { menu, open, toggle: () => setOpenedOn(open ? undefined : pathname) };
}
