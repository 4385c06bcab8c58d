// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import type { CustomerEntry } from '../../../domain/customer-entry';
import type { User } from '../../../domain/user';
import { useCart } from '../../providers/cart';
import { useCustomer, useCustomerSearch } from '../../providers/customers';
import { loading, type Live } from '../../providers/live';
import { useUser } from '../../providers/session';
import { AntdRoot } from '../../ui/antd-root';
import { aCart, administrator, customer, seller } from './cart-for-tests';
import { CustomerField } from './customer-field';

vi.mock('../../providers/cart', () => ({ useCart: vi.fn() }));
vi.mock('../../providers/customers', () => ({ useCustomer: vi.fn(), useCustomerSearch: vi.fn() }));
vi.mock('../../providers/session', () => ({ useUser: vi.fn() }));

const bikeSul: CustomerEntry = {
  uid: 'bike-sul',
  cod: 12,
  nome: 'Maria Souza',
  email: 'maria@bikesul.local',
  celular: '(51) 98765-4321',
  razaosocial: 'BIKE SUL LTDA',
  cnpj: '11222333000181',
  endereco: {
    logradouro: 'Rua das Flores',
    numero: '10',
    complemento: '',
    bairro: 'Centro',
    cidade: 'Pelotas',
    estado: 'RS',
    cep: '96010-000',
  },
  busca: { nome: 'bike sul ltda', contato: 'maria souza', cidade: 'pelotas' },
};
const forBikeSul = { uid: bikeSul.uid, nome: 'BIKE SUL LTDA' };

beforeEach(() => {
  vi.mocked(useCustomer).mockReturnValue(loading);
  vi.mocked(useCustomerSearch).mockReturnValue(loading);
});

function show(fields: Parameters<typeof aCart>[0] = {}, user: User = seller) {
  const cart = aCart(fields);
  vi.mocked(useCart).mockReturnValue(cart);
  vi.mocked(useUser).mockReturnValue(user);
  render(
    <AntdRoot>
      <CustomerField />
    </AntdRoot>,
  );
  return cart;
}

const field = () => screen.getByRole('combobox', { name: 'Orçamento para' });

function showKnown(known: Live<CustomerEntry | null>) {
  vi.mocked(useCustomer).mockReturnValue(known);
  return show({ customer: forBikeSul });
}

describe('decision 67: whose cart it is', () => {
  it.each([customer, administrator, { ...seller, analise: false }])(
    'asks a seller alone',
    (user) => {
      show({}, user);
      expect(screen.queryByRole('combobox')).toBeNull();
    },
  );

  it('is the seller’s own at first', () => {
    show();
    expect(field()).toHaveAccessibleDescription(/^Ana \(você\)/);
  });

  it('is told by the name of today', () => {
    showKnown({ status: 'ready', data: { ...bikeSul, razaosocial: 'BIKE SUL E NORTE LTDA' } });
    expect(field()).toHaveAccessibleDescription(/^BIKE SUL E NORTE LTDA/);
    expect(screen.getByText('Este cliente se chamava BIKE SUL LTDA.')).toBeInTheDocument();
  });

  it('says that a customer is not approved any more', () => {
    showKnown({ status: 'ready', data: null });
    expect(screen.getByText(/não está mais entre os clientes aprovados/)).toBeInTheDocument();
  });

  it('offers another try where the customer could not be read', () => {
    const retry = vi.fn();
    showKnown({ status: 'failed', error: new Error('refused'), retry });
    fireEvent.click(screen.getByRole('button', { name: 'Tentar de novo' }));
    expect(retry).toHaveBeenCalledOnce();
  });

  it('finds another customer, told apart by code, CNPJ and city', async () => {
    vi.mocked(useCustomerSearch).mockReturnValue({ status: 'ready', data: [bikeSul] });
    const cart = show();
    fireEvent.mouseDown(field());
    fireEvent.change(field(), { target: { value: 'bike' } });
    const facts = await screen.findByText('Cód. 12 · 11.222.333/0001-81 · Pelotas/RS');
    fireEvent.click(facts);
    expect(cart.pickCustomer).toHaveBeenCalledExactlyOnceWith(forBikeSul);
  });

  it('goes back to oneself without a search', () => {
    const cart = showKnown({ status: 'ready', data: bikeSul });
    fireEvent.mouseDown(field());
    fireEvent.click(screen.getByText(`${seller.nome} (você)`, { selector: '[class*=option] *' }));
    expect(cart.pickCustomer).toHaveBeenCalledExactlyOnceWith(null);
  });

  it('stays while a quote is on its way', () => {
    show({ customer: forBikeSul, sending: 'sending' });
    expect(field()).toBeDisabled();
  });
});
