import { Navigate } from 'react-router-dom';

import { EmptyState } from '../../../ui/states/empty-state';
import { useHeldFor } from '../../../providers/page/use-held-for';
import type { PeopleView } from './people-views';

/** An approval list that is or becomes empty leads on after this time (§9). */
const redirectDelayMs = 500;

interface EmptiedListProps {
  view: PeopleView;
  /** A dialog or a person's page is open, and nobody should be led away from it. */
  asking: boolean;
}

export function EmptiedList({ view: { empty, whenEmpty }, asking }: EmptiedListProps) {
  const leaves = useHeldFor(whenEmpty !== undefined && !asking, redirectDelayMs);
  if (leaves && whenEmpty) return <Navigate to={whenEmpty.to} replace />;
  return <EmptyState title={empty} {...(whenEmpty && { text: whenEmpty.text })} />;
}
