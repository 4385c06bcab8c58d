// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';

import { openSelect } from '../../../../tests/support/select';
import { AntdRoot } from '../../../ui/theme/antd-root';
import { SellerField, unchosenWords } from './seller-field';

type Sellers = Parameters<typeof SellerField>[0]['live'];
const data = [{ value: 'ana', label: 'Ana' }];
const show = (live: Sellers) =>
  render(
    <SellerField
      {...{ live, ref: null, uid: undefined, complaint: unchosenWords[live.status] }}
      onChange={vi.fn()}
    />,
    { wrapper: AntdRoot },
  );
const select = () => screen.getByLabelText('Novo vendedor');

describe('decision 78: the dialog that reassigns orders', () => {
  it('says that the sellers are loading', () => {
    show({ status: 'loading' });
    expect(screen.getByText('Carregando vendedores…')).toBeVisible();
    expect(select()).toHaveAccessibleDescription(/ainda está carregando/);
  });

  it('says that they could not be loaded, and tries again', () => {
    const retry = vi.fn();
    show({ status: 'failed', error: new Error(), retry });
    expect(screen.getByRole('alert')).toHaveTextContent('A lista de vendedores não pôde ser');
    expect(select()).toHaveAccessibleDescription(/^A lista de vendedores não pôde ser/);
    fireEvent.click(screen.getByRole('button', { name: 'Tentar de novo' }));
    expect(retry).toHaveBeenCalledOnce();
  });

  it('without a connection, says when the list was read', () => {
    show({ status: 'ready', data, seenAt: Date.parse('2026-11-23T14:32:00-03:00') });
    expect(screen.getByText(/Sem atualização: visto em 23\/11\/2026 às 14:32/)).toBeVisible();
    expect([...openSelect(select()).keys()]).toEqual(['Ana']);
  });
});
