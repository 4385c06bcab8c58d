import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { openScreen } from '../support/open-screen';

describe('§2 /obrigadocadastro', () => {
  it('greets the new customer, whose name is text', async () => {
    await openScreen(null, '/obrigadocadastro', { cadastrodocliente: '<b>Maria</b>' });
    expect(await screen.findByRole('dialog', { name: 'Olá <b>Maria</b>' })).toBeVisible();
  });

  it('greets nobody without a name, and leads to the registration and to the sign-in', async () => {
    await openScreen(null, '/obrigadocadastro', { cadastrodocliente: ' ' });
    const register = await screen.findByText('CRIAR CONTA');
    expect(screen.queryByRole('dialog')).toBeNull();
    fireEvent.click(register);
    await waitFor(() => expect(location.pathname).toBe('/cadastrocliente'));
    expect(screen.queryByText('Obrigado pelo cadastro!')).not.toBeInTheDocument();
    history.back();
    fireEvent.click(await screen.findByText('LOGIN', { selector: 'button *' }));
    await waitFor(() => expect(location.pathname).toBe('/'));
  });
});
