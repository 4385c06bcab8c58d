import { Navigate } from 'react-router-dom';

import { EmptyState } from '../../ui/empty-state';
import { useHeldFor } from '../../providers/use-held-for';
import type { PeopleView } from './people-views';

/** Section 9: a list of sign-ups that is empty, or becomes so, leads on after 500 ms. */
const redirectDelayMs = 500;

interface EmptiedListProps {
  view: PeopleView;
  /** A dialog is open: nobody is led away from a question. */
  asking: boolean;
}

export function EmptiedList({ view: { empty, whenEmpty }, asking }: EmptiedListProps) {
  const leaves = useHeldFor(whenEmpty !== undefined && !asking, redirectDelayMs);
  if (leaves && whenEmpty) return <Navigate to={whenEmpty.to} replace />;
  return <EmptyState title={empty} {...(whenEmpty && { text: whenEmpty.text })} />;
}
