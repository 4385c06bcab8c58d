import { Button } from 'antd';
import type { ReactNode } from 'react';
import { useHref, useLinkClickHandler, type To } from 'react-router-dom';

interface ScreenLinkProps {
  to: To;
  icon: ReactNode;
  children: string;
}

/** A link that looks like the buttons next to it. */
export function ScreenLink({ to, icon, children }: ScreenLinkProps) {
  const href = useHref(to);
  const follow = useLinkClickHandler<HTMLElement & HTMLAnchorElement>(to);
  return (
    <Button href={href} icon={icon} onClick={follow}>
      {children}
    </Button>
  );
}
