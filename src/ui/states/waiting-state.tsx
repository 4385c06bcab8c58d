import type { ReactNode } from 'react';

import { env } from '../../config/env';
import { EmptyState } from './empty-state';

interface WaitingStateProps {
  title: string;
  /** A button to go on with. */
  action?: ReactNode;
}

/** The whole page of whoever waits for approval or was removed, with whom to call where the company says so. */
export function WaitingState({ title, action }: WaitingStateProps) {
  const { companyName, companyContact } = env;
  return (
    <EmptyState
      wholePage
      drawing="clock"
      title={title}
      {...(companyContact && { text: `Dúvidas? Fale com ${companyName}: ${companyContact}` })}
      action={action}
    />
  );
}
