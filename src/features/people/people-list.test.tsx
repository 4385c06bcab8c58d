// @vitest-environment jsdom
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import type { User } from '../../../domain/user';
import { loading, type Live } from '../../providers/live';
import { AntdRoot } from '../../ui/antd-root';
import { PeopleList } from './people-list';
import { customerApproval, sellerApproval } from './people-views';
import { aCustomer, hold } from './person-for-tests';

vi.mock('../../providers/session', () => ({ useUser: () => ({ uid: 'ana' }) }));
vi.mock('../../providers/people', () => ({
  useListedPeople: vi.fn(),
  usePeopleSearch: vi.fn(),
  useApprovedCount: vi.fn(),
  useHasUnindexedPeople: vi.fn(),
  useApprovals: vi.fn(),
}));
vi.mock('../../providers/person', () => ({
  mostOpen: 10,
  useOpenOrders: () => ({ status: 'ready', data: 2 }),
}));
vi.mock('../../providers/connection', () => ({ useConnected: () => true }));
vi.mock('../../providers/use-approve-many', () => ({ useApproveMany: vi.fn() }));
vi.mock('./person/late-person-drawer', () => ({ LatePersonDrawer: () => null }));
vi.mock('../../providers/use-same-cnpj', () => ({ useSameCnpj: () => [] }));

function screenOf(people: Live<User[]>, view = customerApproval, address = '/analise') {
  hold(people);
  return (
    <AntdRoot>
      <MemoryRouter initialEntries={[address]}>
        <Routes>
          <Route path="/analise" element={<PeopleList view={view} />} />
          <Route path="/clientes" element={<p>the customers</p>} />
          <Route path="/vendedores" element={<p>the sellers</p>} />
        </Routes>
      </MemoryRouter>
    </AntdRoot>
  );
}

const ready = (...data: User[]): Live<User[]> => ({ status: 'ready', data });
const headings = () =>
  screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
const filter = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const wait = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms);
  });

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('§2 /analise: the cards', () => {
  it('show the waiting customers only, the oldest code first', () => {
    const seller = aCustomer({ cod: 2, permissao: 'vendedor' });
    render(
      screenOf(
        ready(aCustomer({ cod: 12, razaosocial: 'BIKE SUL' }), seller, aCustomer({ cod: 9 })),
      ),
    );
    expect(headings()).toEqual(['Código 9 FERRAZ MOTOPEÇAS EIRELI', 'Código 12 BIKE SUL']);
  });

  it('have every field and both buttons', () => {
    render(screenOf(ready(aCustomer())));
    const card = screen.getByRole('listitem', { name: 'FERRAZ MOTOPEÇAS EIRELI' });
    for (const text of [
      'Criado em05/03/2026',
      'CNPJ12.345.678/0001-95',
      'NomeJoão Ferraz',
      'E-mailjoao@ferraz.com.br',
      'Celular(62) 99321-7788',
      'CidadeGOIÂNIA',
      'Último loginnunca',
    ]) {
      expect(card).toHaveTextContent(text);
    }
    expect(within(card).queryByText('CNPJ não verificado')).toBeNull();
    expect(within(card).getByRole('button', { name: 'Aprovar João Ferraz' })).toBeInTheDocument();
    expect(within(card).getByRole('button', { name: 'Remover João Ferraz' })).toBeInTheDocument();
  });

  it('mark a tax id that the registry did not confirm', () => {
    render(screenOf(ready(aCustomer({ cnpjverificado: false }))));
    expect(screen.getByText('CNPJ não verificado')).toBeInTheDocument();
  });

  it('show names as text, whatever stands in them', () => {
    render(screenOf(ready(aCustomer({ razaosocial: '<img src=x onerror=alert(1)>' }))));
    expect(document.querySelector('img')).toBeNull();
    expect(screen.getByText('<img src=x onerror=alert(1)>')).toBeInTheDocument();
  });
});

describe('§9 An emptied list of sign-ups', () => {
  it('leads to /clientes 500 ms after the last one is gone', () => {
    const { rerender } = render(screenOf(ready(aCustomer())));
    wait(5000);
    rerender(screenOf(ready()));
    wait(499);
    expect(screen.queryByText('the customers')).toBeNull();
    expect(screen.getByText('Nenhum cadastro em análise.')).toBeInTheDocument();
    wait(1);
    expect(screen.getByText('the customers')).toBeInTheDocument();
  });

  it('leads to /vendedores 500 ms after the last seller is gone', () => {
    const seller = aCustomer({ permissao: 'vendedor' });
    const { rerender } = render(screenOf(ready(seller), sellerApproval));
    rerender(screenOf(ready(), sellerApproval));
    wait(499);
    expect(screen.queryByText('the sellers')).toBeNull();
    wait(1);
    expect(screen.getByText('the sellers')).toBeInTheDocument();
  });

  it('does so too when it was empty from the start', () => {
    const { rerender } = render(screenOf(loading));
    wait(5000);
    expect(screen.queryByText('the customers')).toBeNull();
    rerender(screenOf(ready()));
    wait(500);
    expect(screen.getByText('the customers')).toBeInTheDocument();
  });

  it('stays when somebody signs up meanwhile', () => {
    const { rerender } = render(screenOf(ready()));
    wait(400);
    rerender(screenOf(ready(aCustomer())));
    wait(5000);
    expect(headings()).toHaveLength(1);
  });

  it("stays while a person's page is open", () => {
    const address = '/analise?pessoa=uid-7';
    const { rerender } = render(screenOf(ready(aCustomer()), customerApproval, address));
    rerender(screenOf(ready(), customerApproval, address));
    wait(5000);
    expect(screen.queryByText('the customers')).toBeNull();
  });

  it('stays when only the filters leave nobody', () => {
    render(screenOf(ready(aCustomer())));
    filter('Razão social', 'bike');
    wait(5000);
    expect(screen.getByText('Nenhum cadastro com esses filtros.')).toBeInTheDocument();
  });
});

describe('§5 Filters', () => {
  it('take digits for the code and lower-case the e-mail', () => {
    render(screenOf(ready(aCustomer({ cod: 7 }), aCustomer({ cod: 70, email: 'ana@sul.com' }))));
    filter('Código', '7a');
    expect(screen.getByLabelText('Código')).toHaveValue('7');
    expect(headings()).toHaveLength(1);
    filter('Código', '');
    filter('E-mail do cliente', 'ANA@');
    expect(screen.getByLabelText('E-mail do cliente')).toHaveValue('ana@');
    expect(headings()).toHaveLength(1);
  });
});

it('decision 10: a refused read says so and can be tried again', () => {
  const retry = vi.fn();
  render(screenOf({ status: 'failed', error: new Error('denied'), retry }));
  expect(screen.getByRole('alert')).toHaveTextContent('Os cadastros não puderam ser carregados.');
  fireEvent.click(screen.getByRole('button', { name: 'Tentar de novo' }));
  expect(retry).toHaveBeenCalledOnce();
});
