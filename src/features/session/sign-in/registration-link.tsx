import type { MouseEvent } from 'react';

import { routes } from '../../../config/routes';
import { useLeaveSignIn } from '../../../providers/session/leave-sign-in';

interface RegistrationLinkProps {
  className: string | undefined;
  children: string;
}

/** Leads to the registration. With a modifier key the browser opens it in a new tab or window. */
export function RegistrationLink({ className, children }: RegistrationLinkProps) {
  const leave = useLeaveSignIn();

  function follow(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    leave(routes.customerRegistration);
  }

  return (
    <a href={routes.customerRegistration} className={className} onClick={follow}>
      {children}
    </a>
  );
}
