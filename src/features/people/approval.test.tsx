// @vitest-environment jsdom
import { fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import { approvalAct } from '../../../domain/act';
import type { ApprovalAction } from '../../../domain/approval';
import type { User } from '../../../domain/user';
import type { OpenAct } from '../../providers/acts';
import { useApprovals } from '../../providers/people';
import { AntdRoot } from '../../ui/antd-root';
import { PeopleList } from './people-list';
import { customerApproval } from './people-views';
import { aCustomer, hold } from './person-for-tests';

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
vi.mock('../../providers/session', () => ({ useUser: () => ({ uid: 'admin' }) }));
vi.mock('../../providers/use-same-cnpj', () => ({ useSameCnpj: () => [] }));

const apply = vi.fn<(person: User, action: ApprovalAction, reason: string) => Promise<boolean>>();
const refusedReason = vi.fn(() => '');
const actOn = vi.fn<(person: User) => OpenAct | undefined>();
const joao = aCustomer();
const ana = aCustomer({ cod: 8, nome: 'Ana Lima', razaosocial: 'BIKE SUL LTDA' });

function show() {
  const people = [joao, ana];
  hold({ status: 'ready', data: people });
  vi.mocked(useApprovals).mockReturnValue({ apply, actOn, refusedReason });
  render(
    <AntdRoot>
      <MemoryRouter>
        <PeopleList view={customerApproval} />
      </MemoryRouter>
    </AntdRoot>,
  );
}

beforeEach(() => {
  apply.mockReset().mockResolvedValue(true);
  actOn.mockReset();
});

const button = (name: string) => screen.getByRole('button', { name });
const press = (name: string) => fireEvent.click(button(name));

describe('§4 User approval', () => {
  it('approves with one click', () => {
    show();
    press('Aprovar João Ferraz');
    expect(apply).toHaveBeenCalledExactlyOnceWith(joao, 'aprovar', '');
  });

  it('asks before it removes', () => {
    show();
    press('Remover João Ferraz');
    const dialog = screen.getByRole('dialog', { name: 'Remover cadastro?' });
    expect(dialog).toHaveTextContent('Realmente deseja remover o cadastro 7, de João Ferraz?');
    fireEvent.click(within(dialog).getByRole('button', { name: 'NÃO REMOVER' }));
    expect(apply).not.toHaveBeenCalled();

    press('Remover João Ferraz');
    const reason = screen.getByLabelText('Motivo (opcional)');
    expect(reason).toHaveAccessibleDescription('O motivo fica guardado só para a administração.');
    fireEvent.change(reason, { target: { value: 'CNPJ de outra empresa' } });
    press('SIM');
    expect(apply).toHaveBeenCalledExactlyOnceWith(joao, 'remover', 'CNPJ de outra empresa');
  });

  it('offers the reason again after a removal that was refused', () => {
    refusedReason.mockReturnValueOnce('CNPJ de outra empresa');
    show();
    press('Remover João Ferraz');
    expect(screen.getByLabelText('Motivo (opcional)')).toHaveValue('CNPJ de outra empresa');
    press('SIM');
    expect(apply).toHaveBeenCalledExactlyOnceWith(joao, 'remover', 'CNPJ de outra empresa');
  });

  it('keeps the buttons of this person waiting, not those of the others', () => {
    asked({ waits: false });
    // Not `disabled`: the pressed button keeps the focus.
    expect(button('Aprovar João Ferraz')).toHaveAttribute('aria-disabled', 'true');
    expect(button('Remover João Ferraz')).toHaveAttribute('aria-disabled', 'true');
    press('Remover João Ferraz');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(button('Aprovar Ana Lima')).toBeEnabled();
  });
});

/** The approval of João was asked for. */
function asked(values: Partial<OpenAct>) {
  const act = approvalAct(joao, 'aprovar', { id: 'a', pedidoem: 1 });
  actOn.mockImplementation((person) =>
    person === joao ? { act, waits: false, ...values } : undefined,
  );
  show();
}

describe('decision 45: a move without a connection', () => {
  it('is marked on the card, and can be taken back', () => {
    const cancel = vi.fn();
    asked({ waits: true, cancel });
    expect(screen.getByText('Aprovação aguardando conexão')).toBeInTheDocument();
    expect(button('Remover João Ferraz')).toHaveAttribute('aria-disabled', 'true');
    press('Aprovar João Ferraz');
    expect(apply).not.toHaveBeenCalled();
    press('Cancelar Aprovação (João Ferraz)');
    expect(cancel).toHaveBeenCalledOnce();
  });

  it('that could not be kept is told', async () => {
    apply.mockResolvedValue(false);
    show();
    press('Aprovar João Ferraz');
    const told = /^O cadastro de João Ferraz não foi aprovado e não pôde ser guardado/;
    expect(await screen.findByText(told)).toBeInTheDocument();
  });
});
