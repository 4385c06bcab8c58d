import type { Route } from '../../config/routes';
import { createRequiredContext } from '../live/required-context';

type LeaveSignIn = (to: Route, options?: { replace: true }) => void;

/** Navigation from the sign-in screen, which may run with or without the router. */
export const [LeaveSignInProvider, useLeaveSignIn] =
  createRequiredContext<LeaveSignIn>('useLeaveSignIn');
