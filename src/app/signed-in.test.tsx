// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';

import { useSession, type SessionState } from '../providers/session/session';
import { SignedIn } from './signed-in';

vi.mock('../providers/session/session', () => ({ useSession: vi.fn() }));

function open(state: SessionState) {
  vi.mocked(useSession, { partial: true }).mockReturnValue({ state });
  render(
    <MemoryRouter initialEntries={['/home']}>
      <Routes>
        <Route path="/" element={<p>the sign-in screen</p>} />
        <Route element={<SignedIn />}>
          <Route path="/home" element={<p>the page</p>} />
        </Route>
      </Routes>
    </MemoryRouter>,
  );
}

describe('§2 Pages that need a user', () => {
  it.each<SessionState>([
    { status: 'signedOut', wasEnded: false },
    { status: 'noRecord', account: { uid: 'ana', email: 'ana@bici.com' } },
  ])('send the visitor back to / when the session is $status', (state) => {
    open(state);
    expect(screen.getByText('the sign-in screen')).toBeInTheDocument();
  });

  it('wait while the user is unknown, and say so if it stays unknown', () => {
    open({ status: 'loading' });
    expect(screen.queryByText('the sign-in screen')).not.toBeInTheDocument();
    const retry = vi.fn();
    open({ status: 'failed', what: 'record', error: new Error('denied'), retry });
    screen.getByRole('button', { name: 'Tentar de novo' }).click();
    expect(retry).toHaveBeenCalledOnce();
    expect(screen.queryByText('the page')).not.toBeInTheDocument();
  });
});
