import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { paths } from '../../../domain/paths';
import { holdClock, pass } from '../support/clock';
import { findConnection, loseConnection } from '../support/connection';
import { database, openScreen } from '../support/open-screen';

const nome = () =>
  screen.getByLabelText<HTMLInputElement>(/^Nome/, { selector: '[role=dialog] input' });
const stored = () => database.stored(`${paths.user('customer')}/nome`);

async function open() {
  await openScreen('admin', '/clientes?pessoa=customer');
  const edit = await screen.findByText('Editar contatos');
  await waitFor(() => expect(edit.closest('button')).toBeEnabled());
  fireEvent.click(edit);
  await waitFor(() => expect(nome()).toHaveFocus());
  holdClock();
}

function save(text: string) {
  fireEvent.change(nome(), { target: { value: text } });
  fireEvent.click(screen.getByText('Salvar'));
}

describe("decision 82: a person's contacts", () => {
  it('are not sent without a connection, which is said; what was typed stays and is sent later', async () => {
    // The focus is in the first field: the button that had it is gone.
    await open();
    await loseConnection();
    await pass(3_000);
    save('Ana Lima');
    expect(await screen.findByText(/^Sem conexão: nada foi salvo\./)).toBeVisible();
    expect(nome()).toHaveValue('Ana Lima');
    expect(await stored()).toBe('Compras customer');

    await findConnection();
    await waitFor(() => expect(screen.queryByText(/^Sem conexão\. /)).toBeNull());
    fireEvent.click(screen.getByText('Salvar'));
    await screen.findByText('Contatos salvos.');
    expect(await stored()).toBe('Ana Lima');
    const page = within(screen.getByRole('dialog'));
    expect(await page.findByText(/Administração alterou/)).toBeVisible();
  });

  it('say that they wait when the connection goes before the answer, and cannot be called off', async () => {
    await open();
    await loseConnection();
    save('Ana Lima');
    await pass(3_000);
    const told = await screen.findByText(/ainda não foram salvos/);
    expect(told.closest('[role=alert]')).not.toBeNull();
    expect(screen.getByText('Cancelar').closest('button')).toBeDisabled();
  });
});
