import type { Route } from '../../config/routes';
import { createRequiredContext } from '../live/required-context';

type LeaveSignIn = (to: Route, options?: { replace: true }) => void;

/**
 * How the sign-in screen leads elsewhere. It is answered before the router is there, and is one of the router's screens
 * for whoever comes back to it.
 */
export const [LeaveSignInProvider, useLeaveSignIn] =
  createRequiredContext<LeaveSignIn>('useLeaveSignIn');
