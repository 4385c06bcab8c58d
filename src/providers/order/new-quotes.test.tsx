// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import type { RoleFields } from '../../../domain/session/access';
import type { NewQuotes } from '../../data/order/new-quotes';
import * as data from '../../data/order/new-quotes';
import { NewQuotesProvider, useNewQuotes, useSeeNewQuotes } from './new-quotes';
import { useUser } from '../session/session';
import { useTitleCount } from '../page/title-count';

vi.mock('../../data/order/new-quotes', () => ({
  watchNewQuotes: vi.fn(),
  watchNewQuotesOfSeller: vi.fn(),
  see: vi.fn(),
}));
vi.mock('../session/session', () => ({ useUser: vi.fn() }));

let emit: (quotes: NewQuotes) => void;
const stop = vi.fn();
function watched(next: (quotes: NewQuotes) => void) {
  emit = next;
  return stop;
}

function Probe({ listed }: { listed: boolean }) {
  const { unseen, arrival } = useNewQuotes();
  useSeeNewQuotes(listed);
  return <p>{JSON.stringify({ unseen, arrival, title: useTitleCount() })}</p>;
}
const shown = () => JSON.parse(screen.getByText(/unseen/).textContent) as object;
const quotes = (newest: number, seen: number, unseen = newest - seen): NewQuotes => ({
  ...{ newest, seen, unseen },
  latest: unseen > 0 ? newest : 0,
});
const comes = (value: NewQuotes) => act(() => emit(value));

const administrator: RoleFields = { superUser: true, permissao: 'superUser', analise: true };
const seller: RoleFields = { superUser: false, permissao: 'vendedor', analise: true };

async function open(user: RoleFields, listed = false) {
  vi.mocked(useUser, { partial: true }).mockReturnValue({ ...user, uid: 'ana' });
  const tree = (isListed: boolean) => (
    <NewQuotesProvider>
      <Probe listed={isListed} />
    </NewQuotesProvider>
  );
  const { rerender, unmount } = render(tree(listed));
  // The code for announcing loads with the first quote.
  await act(() => vi.dynamicImportSettled());
  return { list: () => rerender(tree(true)), unmount };
}

beforeEach(() => {
  vi.clearAllMocks();
  vi.mocked(data.watchNewQuotes).mockReturnValue(watched);
  vi.mocked(data.watchNewQuotesOfSeller).mockReturnValue(watched);
});

describe('§2 Side menus: new quotes announce themselves (decision 80)', () => {
  it('counts earlier quotes in menu and title, without announcing them', async () => {
    const { unmount } = await open(administrator);
    comes(quotes(50, 47));
    expect(shown()).toEqual({ unseen: 3, title: 3 });
    unmount();
    expect(stop).toHaveBeenCalled();
  });

  it('announces later quotes, each once', async () => {
    await open(administrator);
    comes(quotes(50, 47));
    comes(quotes(51, 47));
    expect(shown()).toMatchObject({ unseen: 4, arrival: { latest: 51, count: 1 } });
    comes(quotes(54, 47));
    expect(shown()).toMatchObject({ unseen: 7, arrival: { latest: 54, count: 3 } });
    const told = shown();
    comes(quotes(54, 54));
    expect(shown()).toMatchObject({ unseen: 0, arrival: { latest: 54, count: 3 } });
    expect(told).toHaveProperty('arrival.latest', 54);
  });

  it('a seller’s own quote is no arrival', async () => {
    await open(seller);
    expect(data.watchNewQuotesOfSeller).toHaveBeenCalledWith('ana');
    comes(quotes(50, 50));
    comes(quotes(51, 50, 0));
    expect(shown()).toEqual({ unseen: 0, title: 0 });
  });

  it('nor is a pending quote that leaves', async () => {
    await open(seller);
    comes(quotes(50, 50));
    comes(quotes(49, 50, 0));
    comes(quotes(50, 50, 0));
    expect(shown()).toEqual({ unseen: 0, title: 0 });
  });

  it('are seen while the pending orders are listed', async () => {
    const { list } = await open(seller);
    comes(quotes(50, 47));
    expect(data.see).not.toHaveBeenCalled();
    list();
    await vi.waitFor(() => expect(data.see).toHaveBeenCalledExactlyOnceWith('ana', 50));
    comes(quotes(50, 50));
    expect(shown()).toEqual({ unseen: 0, title: 0 });
    expect(data.see).toHaveBeenCalledOnce();
  });

  it('not in a window that nobody looks at', async () => {
    const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    await open(seller, true);
    comes(quotes(50, 47));
    await act(() => vi.dynamicImportSettled());
    expect(data.see).not.toHaveBeenCalled();
    visibility.mockReturnValue('visible');
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    await vi.waitFor(() => expect(data.see).toHaveBeenCalledWith('ana', 50));
    visibility.mockRestore();
  });

  it.each<RoleFields>([
    { superUser: false, permissao: 'cliente', analise: true },
    { superUser: false, permissao: 'vendedor', analise: false },
  ])('nobody else listens: %o', async (user) => {
    await open(user);
    expect(data.watchNewQuotes).not.toHaveBeenCalled();
    expect(data.watchNewQuotesOfSeller).not.toHaveBeenCalled();
  });
});
