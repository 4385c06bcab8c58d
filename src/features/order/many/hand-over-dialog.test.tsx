// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import { useManyOrders } from '../../../providers/outbox/many-orders';
import { useOrders } from '../../../providers/order/orders';
import { useSellers } from '../../../providers/people/sellers';
import { useUser } from '../../../providers/session/session';
import { AntdRoot } from '../../../ui/theme/antd-root';
import { aListOf, anOrder } from '../../../../tests/support/data/an-order';
import { people } from '../../../../tests/support/data/people';
import { openSelect } from '../../../../tests/support/select';
import { HandOverDialog } from './hand-over-dialog';

vi.mock('../../../providers/outbox/many-orders', () => ({ useManyOrders: vi.fn() }));
vi.mock('../../../providers/order/orders', () => ({ useOrders: vi.fn() }));
vi.mock('../../../providers/people/sellers', () => ({ useSellers: vi.fn() }));
vi.mock('../../../providers/session/session', () => ({ useUser: vi.fn() }));

const data = [{ value: 'ana', label: 'Ana' }];
const open = () =>
  render(<HandOverDialog chosen={[anOrder()]} onBegun={vi.fn()} onClose={vi.fn()} />, {
    wrapper: AntdRoot,
  });
const yes = () => fireEvent.click(screen.getByRole('button', { name: 'SIM' }));
const select = () => screen.getByLabelText('Novo vendedor');

beforeEach(() => {
  vi.mocked(useManyOrders).mockReturnValue({ begin: vi.fn(), busy: false });
  vi.mocked(useOrders).mockReturnValue(aListOf([]));
  vi.mocked(useUser).mockReturnValue(people.admin);
});

describe('decision 78: the dialog that reassigns orders', () => {
  it('says that the sellers are loading', () => {
    vi.mocked(useSellers).mockReturnValue({ status: 'loading' });
    open();
    expect(screen.getByText('Carregando vendedores…')).toBeVisible();
    yes();
    expect(select()).toHaveAccessibleDescription(/ainda está carregando/);
  });

  it('says that they could not be loaded, and tries again', () => {
    const retry = vi.fn();
    vi.mocked(useSellers).mockReturnValue({ status: 'failed', error: new Error(), retry });
    open();
    expect(screen.getByRole('alert')).toHaveTextContent('A lista de vendedores não pôde ser');
    yes();
    expect(screen.queryByText('Escolha o novo vendedor.')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Tentar de novo' }));
    expect(retry).toHaveBeenCalledOnce();
  });

  it('without a connection, says when the list was read', () => {
    const seenAt = Date.parse('2026-11-23T14:32:00-03:00');
    vi.mocked(useSellers).mockReturnValue({ status: 'ready', data, seenAt });
    open();
    expect(screen.getByText(/Sem atualização: visto em 23\/11\/2026 às 14:32/)).toBeVisible();
    expect([...openSelect(select()).keys()]).toEqual(['Ana']);
  });
});
