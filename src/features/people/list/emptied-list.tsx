import { Navigate } from 'react-router-dom';

import type { Route } from '../../../config/routes';
import { EmptyState } from '../../../ui/states/empty-state';
import { useHeldFor } from '../../../providers/page/use-held-for';
import { usePeopleActs } from './people-acts';

/** An approval list leads on this long after it is empty (§9). */
const redirectDelayMs = 500;

interface EmptiedListProps {
  empty: string;
  leads: { to: Route; text: string } | undefined;
  /** A person's page is open, so the list must not lead on. */
  isOpen: boolean;
}

export function EmptiedList({ empty, leads, isOpen }: EmptiedListProps) {
  const { asking } = usePeopleActs();
  const leaves = useHeldFor(leads !== undefined && !asking && !isOpen, redirectDelayMs);
  if (leaves && leads) return <Navigate to={leads.to} replace />;
  return <EmptyState title={empty} {...(leads && { text: leads.text })} />;
}
