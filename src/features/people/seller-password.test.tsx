// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';

import { useStalePasswords } from '../../providers/stale-passwords';
import { SellerPassword } from './seller-password';

vi.mock('../../providers/stale-passwords', () => ({ useStalePasswords: vi.fn() }));

const ready = (...uids: string[]) => ({ status: 'ready', data: new Set(uids) }) as const;

it.each([
  ['a password of before a change is marked', ready('rafael'), 'não é mais a atual'],
  ['a current one is not', ready('lu'), undefined],
  ['nothing is said before it is known', { status: 'loading' } as const, undefined],
  [
    'what could not be found out is marked too',
    { status: 'failed', error: new Error('503'), retry: () => undefined } as const,
    'não conferida',
  ],
])('%s', (_, stale, mark) => {
  vi.mocked(useStalePasswords).mockReturnValue(stale);
  render(<SellerPassword uid="rafael" senha="segredo123" />);
  expect(screen.getByText('segredo123')).toBeInTheDocument();
  const marks = ['não é mais a atual', 'não conferida'].filter((text) => screen.queryByText(text));
  expect(marks).toEqual(mark ? [mark] : []);
});
