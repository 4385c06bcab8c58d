import type { ReactNode } from 'react';

import { can, roleOf, type Capability } from '../../domain/session/access';
import { useUser } from '../providers/session/session';
import { EmptyState } from '../ui/states/empty-state';
import { WaitingState } from '../ui/states/waiting-state';

interface AccessGateProps {
  /** null: every signed-in person with a record. */
  needs: Capability | null;
  children: ReactNode;
}

/**
 * Renders a page only for the roles that may use it (§5, §6). For convenience only: rules and endpoints
 * protect the data.
 */
export function AccessGate({ needs, children }: AccessGateProps) {
  const user = useUser();
  if (needs === null || can(user, needs)) return children;
  if (roleOf(user) === 'waiting') {
    return (
      <WaitingState
        title="Seu cadastro está em análise, volte novamente mais tarde..."
        removed={user.analise === 'removido'}
      />
    );
  }
  return (
    <EmptyState
      wholePage
      title="Esta página não faz parte do seu acesso."
      text="Use o menu para ir às páginas do seu perfil."
    />
  );
}
