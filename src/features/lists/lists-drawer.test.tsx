// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';

import { useSavedLists } from '../../providers/lists/saved-lists';
import { AntdRoot } from '../../ui/theme/antd-root';
import { ListsDrawer } from './lists-drawer';

// A replacement, because the rules let everybody read their own lists: the database can't refuse.
vi.mock('../../providers/lists/saved-lists', () => ({ useSavedLists: vi.fn() }));

it('says that the lists can’t be loaded, and tries again', () => {
  const retry = vi.fn();
  vi.mocked(useSavedLists).mockReturnValue({ status: 'failed', error: new Error(), retry });
  render(<ListsDrawer open save={false} onClose={() => undefined} />, { wrapper: AntdRoot });
  expect(screen.getByRole('alert')).toHaveTextContent('As listas não puderam ser carregadas.');
  fireEvent.click(screen.getByRole('button', { name: 'Tentar de novo' }));
  expect(retry).toHaveBeenCalledOnce();
});
