// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';

import type { User } from '../../../domain/user';
import { AntdRoot } from '../../ui/antd-root';
import { PeopleList } from './people-list';
import { customerList, sellerApproval, sellerList, type PeopleView } from './people-views';
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
vi.mock('../../providers/stale-passwords', () => ({
  useStalePasswords: () => ({ status: 'ready', data: new Set() }),
}));
vi.mock('../../providers/use-same-cnpj', () => ({ useSameCnpj: () => [] }));

const aSeller = (values: Partial<User>): User =>
  aCustomer({
    permissao: 'vendedor',
    analise: true,
    nome: 'Rafael',
    senha: 'segredo123',
    ...values,
  });

function show(view: PeopleView, ...people: User[]) {
  hold({ status: 'ready', data: people });
  render(
    <AntdRoot>
      <MemoryRouter>
        <PeopleList view={view} />
      </MemoryRouter>
    </AntdRoot>,
  );
}

const headings = () =>
  screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
const labels = () => screen.getAllByRole('term').map((term) => term.textContent);
const buttons = () => screen.getAllByRole('button').map((button) => button.textContent);

describe('§2 /clientes', () => {
  it('lists customers by company name, each with Reprovar', () => {
    show(
      customerList,
      aCustomer({ uid: 'b', analise: true, cod: 1, razaosocial: 'ÔMEGA BIKES' }),
      aCustomer({ uid: 'a', analise: true, cod: 2, razaosocial: 'BIKE SUL' }),
      aSeller({ uid: 's' }),
    );
    expect(headings()).toEqual(['Código 2 BIKE SUL', 'Código 1 ÔMEGA BIKES']);
    expect(screen.getAllByRole('textbox')).toHaveLength(4);
    expect(buttons().filter((text) => text.startsWith('Reprovar'))).toHaveLength(2);
  });
});

describe('§2 /vendedores and /analisevendedores', () => {
  it('lists sellers by code, their passwords in plain text, each with REPROVAR', () => {
    show(sellerList, aSeller({ uid: 'b', cod: 2 }), aSeller({ uid: 'a', cod: 1 }), aCustomer());
    expect(headings()).toEqual(['Código 1 Rafael', 'Código 2 Rafael']);
    expect(labels().slice(0, 4)).toEqual(['E-mail', 'Senha', 'Celular', 'Último login']);
    expect(screen.getAllByText('segredo123')).toHaveLength(2);
    expect(buttons()).toEqual(['Rafael', 'REPROVAR', 'Rafael', 'REPROVAR']);
  });

  it('lets a waiting seller be approved, not removed', () => {
    show(sellerApproval, aSeller({ analise: false }));
    expect(buttons()).toEqual(['Aprovar selecionados (0)', 'Rafael', 'APROVAR']);
  });
});
