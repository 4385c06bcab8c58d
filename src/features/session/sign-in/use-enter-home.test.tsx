// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import type { PropsWithChildren } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';

import { people } from '../../../../tests/support/data/people';
import { routes } from '../../../config/routes';
import { LeaveSignInProvider } from '../../../providers/session/leave-sign-in';
import type { SessionState } from '../../../providers/session/session';
import { useEnterHome } from './use-enter-home';

const leave = vi.fn();
const wrapper = ({ children }: PropsWithChildren) => (
  <LeaveSignInProvider value={leave}>{children}</LeaveSignInProvider>
);
const signedIn: SessionState = { status: 'signedIn', user: people.customer };
const pass = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds));

beforeEach(() => {
  vi.useFakeTimers();
  leave.mockReset();
  return () => vi.useRealTimers();
});

it('§9 leads to /home two seconds after the sign-in', () => {
  renderHook(() => useEnterHome(signedIn), { wrapper });
  pass(1_999);
  expect(leave).not.toHaveBeenCalled();
  pass(1);
  expect(leave).toHaveBeenCalledExactlyOnceWith(routes.home, { replace: true });
});
