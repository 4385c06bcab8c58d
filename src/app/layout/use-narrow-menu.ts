import { useEffect, useRef, useState } from 'react';

import { useMediaQuery } from '../../ui/use-media-query';

/** Up to this width the menu slides over the page; the same value is in shell.module.css. */
const narrow = '(max-width: 900px)';

/**
 * The menu of a narrow window. Navigation closes it, as does Escape. Its element `menu` takes the focus when it opens
 * and Escape gives the focus back to whatever had it.
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
