import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';

import { paths } from '../../../domain/paths';
import { holdClock, pass } from '../support/clock';
import { database, endpoints, openScreen } from '../support/open-screen';
import { fillCompany, fillPerson, lookUp } from './customer';
import { press, registered, settle, type } from './form';
import { registryAnswers } from './registry';

beforeEach(async () => {
  await openScreen('admin', '/cadastro');
  await screen.findByText('CADASTRAR');
  holdClock();
  fillPerson();
  await fillCompany();
});

const approvals = async (uid: string) =>
  Object.values(((await database.stored(paths.approvals(uid))) ?? {}) as Record<string, unknown>);

describe('§2 /cadastro, §4 register and approve in one step', () => {
  it('registers a customer, who waits in /analise, and says so in passing', async () => {
    expect(screen.getByText('Cadastro Cliente', { selector: 'h1' })).toBeVisible();
    expect(screen.getByLabelText('Aprovar agora')).not.toBeChecked();
    await press('CADASTRAR');
    expect(await screen.findByText('Cadastro de Maria Souza realizado.')).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(() => expect(location.pathname).toBe('/analise'));
    const card = within(await screen.findByRole('listitem', { name: 'BICI LTDA' }));
    expect(card.getByText('maria@bici.com.br')).toBeVisible();
    const customer = await registered('maria@bici.com.br');
    expect(customer).toMatchObject({ permissao: 'cliente', analise: false, cod: 5 });
    expect(await approvals(customer?.uid ?? '')).toEqual([]);
  });

  it('shows before the approval who else has the CNPJ, and that nobody verified it', async () => {
    const doubts = within(await screen.findByRole('status', { name: 'Antes de aprovar' }));
    expect(await doubts.findByText('CNPJ repetido: cadastro 1')).toBeVisible();
    expect(doubts.getByText('1, CUSTOMER LTDA (aprovado)')).toBeVisible();
    expect(doubts.queryByText('CNPJ não verificado')).toBeNull();

    type('CNPJ', '12ABC34501DE35');
    await settle();
    expect(await doubts.findByText('CNPJ repetido: cadastro 3')).toBeVisible();
    expect(doubts.getByText('3, PENDING LTDA (em análise)')).toBeVisible();
    await pass(30_000);
    await lookUp();
    await registryAnswers({ status: 'ERROR', message: 'CNPJ não encontrado' });
    expect(await doubts.findByText('CNPJ não verificado')).toBeVisible();
  });

  it('approves at once if chosen, writes to the customer and leads to /clientes', async () => {
    fireEvent.click(screen.getByLabelText('Aprovar agora'));
    await press('CADASTRAR');
    expect(await screen.findByText('Cadastro de Maria Souza aprovado.')).toBeVisible();
    await waitFor(() => expect(location.pathname).toBe('/clientes'));
    const customer = await registered('maria@bici.com.br');
    expect(customer).toMatchObject({ analise: true, cod: 5 });
    expect(await approvals(customer?.uid ?? '')).toMatchObject([
      { acao: 'aprovar', por: { uid: 'admin' } },
    ]);
    await waitFor(() =>
      expect(endpoints.askedFor('/send-email').map(({ query }) => query)).toContainEqual({
        email: 'maria@bici.com.br',
        name: 'Maria Souza',
      }),
    );
  });
});
