// @vitest-environment jsdom
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import type { ApprovalAction } from '../../../domain/approval';
import type { User } from '../../../domain/user';
import { usePeople } from '../../providers/people';
import { AntdRoot } from '../../ui/antd-root';
import { PeopleResults } from './people-results';
import { customerApproval } from './people-views';
import { aCustomer } from './person-for-tests';

vi.mock('../../providers/people', () => ({ usePeople: vi.fn() }));
vi.mock('../../providers/use-same-cnpj', () => ({ useSameCnpj: () => [] }));

const apply = vi.fn<(person: User, action: ApprovalAction) => Promise<boolean>>();
const joao = aCustomer();
const ana = aCustomer({ cod: 8, nome: 'Ana Lima', razaosocial: 'BIKE SUL LTDA' });

beforeEach(() => {
  apply.mockReset().mockResolvedValue(true);
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const people = [joao, ana];
  vi.mocked(usePeople).mockReturnValue({ people: { status: 'ready', data: people }, apply });
  render(
    <AntdRoot>
      <MemoryRouter>
        <PeopleResults view={customerApproval} listed={people} matching={people} searchKey="" />
      </MemoryRouter>
    </AntdRoot>,
  );
});

const button = (name: string) => screen.getByRole('button', { name });
const press = (name: string) => fireEvent.click(button(name));

describe('§4 User approval', () => {
  it('approves with one click and says so', async () => {
    press('Aprovar João Ferraz');
    expect(apply).toHaveBeenCalledExactlyOnceWith(joao, 'aprovar');
    expect(await screen.findByText('Cadastro de João Ferraz aprovado.')).toBeInTheDocument();
  });

  it('asks before it removes', async () => {
    press('Remover João Ferraz');
    const dialog = screen.getByRole('dialog', { name: 'Remover cadastro?' });
    expect(dialog).toHaveTextContent('Realmente deseja remover o cadastro 7, de João Ferraz?');
    fireEvent.click(within(dialog).getByRole('button', { name: 'NÃO REMOVER' }));
    expect(apply).not.toHaveBeenCalled();

    press('Remover João Ferraz');
    press('SIM');
    expect(apply).toHaveBeenCalledExactlyOnceWith(joao, 'remover');
    expect(await screen.findByText('Cadastro de João Ferraz removido.')).toBeInTheDocument();
  });

  it('keeps the buttons of this person waiting, not those of the others', async () => {
    let finish = () => {};
    apply.mockReturnValue(new Promise((resolve) => (finish = () => resolve(true))));
    press('Aprovar João Ferraz');
    // Not `disabled`: the pressed button keeps the focus.
    expect(button('Aprovar João Ferraz')).toHaveAttribute('aria-disabled', 'true');
    expect(button('Remover João Ferraz')).toHaveAttribute('aria-disabled', 'true');
    expect(button('Aprovar Ana Lima')).toBeEnabled();
    await act(() => {
      finish();
      return Promise.resolve();
    });
    expect(button('Aprovar João Ferraz')).toBeEnabled();
  });
});

describe('decision 10: what was not done', () => {
  it('tells that the approval stands and its e-mail could not be sent', async () => {
    apply.mockResolvedValue(false);
    press('Aprovar João Ferraz');
    const told = 'Cadastro de João Ferraz aprovado, mas o e-mail de aviso não pôde ser enviado.';
    expect(await screen.findByText(new RegExp(told))).toBeInTheDocument();
  });

  it('tells that the approval was refused', async () => {
    apply.mockRejectedValue(Object.assign(new Error('denied'), { code: 'PERMISSION_DENIED' }));
    press('Aprovar João Ferraz');
    const told = /^O cadastro de João Ferraz não foi aprovado\. O registro mudou/;
    expect(await screen.findByText(told)).toBeInTheDocument();
    expect(button('Aprovar João Ferraz')).toBeEnabled();
  });
});
