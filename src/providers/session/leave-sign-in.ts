import type { Route } from '../../config/routes';
import { createRequiredContext } from '../live/required-context';

type LeaveSignIn = (to: Route, options?: { replace: true }) => void;

/** How the sign-in screen leads elsewhere: it may be there before the router, or be one of the router's screens. */
export const [LeaveSignInProvider, useLeaveSignIn] =
  createRequiredContext<LeaveSignIn>('useLeaveSignIn');
