// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';

import { aQuoteAct } from '../../../../tests/support/data/a-quote';
import { WaitingQuotes } from '../../../features/cart/sending/waiting-quotes';
import { AntdRoot } from '../../../ui/theme/antd-root';
import { ConnectionBanner } from './connection-banner';
import { rem } from '../../../ui/theme/rem';

const quotes = ['a', 'b', 'c'].map((id) => ({ act: aQuoteAct(id), waits: true }));
const matchMedia = window.matchMedia.bind(window);

/** Shows the notices in a window of a phone or a desktop. */
function show(isPhone: boolean) {
  vi.spyOn(window, 'matchMedia').mockImplementation((asked) =>
    Object.assign(matchMedia(asked), { matches: isPhone && asked.includes(rem(576)) }),
  );
  render(
    <AntdRoot>
      <WaitingQuotes quotes={quotes} />
      <ConnectionBanner connected={false} waiting={0} />
    </AntdRoot>,
  );
}

it('on a phone, waiting quotes and the lost connection take one line each, which opens', () => {
  show(true);
  const quotes = screen.getByRole('button', { name: '3 orçamentos aguardando conexão' });
  expect(quotes).toHaveAttribute('aria-expanded', 'false');
  expect(screen.queryByRole('listitem')).toBeNull();
  fireEvent.click(quotes);
  expect(screen.getAllByRole('listitem')).toHaveLength(3);
  fireEvent.click(quotes);
  expect(screen.queryByRole('listitem')).toBeNull();

  const lost = screen.getByRole('button', { name: 'Sem conexão. Os dados podem ser antigos.' });
  fireEvent.click(lost);
  expect(lost).toHaveTextContent('Sem conexão. Os dados podem estar desatualizados e se atualizam');
});

it('on a desktop both show their whole text at once', () => {
  show(false);
  expect(screen.getAllByRole('listitem')).toHaveLength(3);
  expect(screen.getByText(/^Sem conexão\. Os dados podem estar desatualizados/)).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});
