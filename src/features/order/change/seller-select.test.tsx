// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';

import { useSellers } from '../../../providers/people/sellers';
import { SellersNotice } from './seller-select';

// A replacement, because the rules let every approved person read the sellers: the database can't refuse.
vi.mock('../../../providers/people/sellers', () => ({ useSellers: vi.fn() }));

it('says that the sellers can’t be loaded, and tries again (decision 10)', () => {
  const retry = vi.fn();
  vi.mocked(useSellers).mockReturnValue({ status: 'failed', error: new Error(), retry });
  render(<SellersNotice />);
  expect(screen.getByRole('alert')).toHaveTextContent('A lista de vendedores não pôde ser');
  fireEvent.click(screen.getByRole('button', { name: 'Tentar de novo' }));
  expect(retry).toHaveBeenCalledOnce();
});
