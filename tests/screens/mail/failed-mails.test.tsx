import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import type { QueuedMail } from '../../../domain/mail/queued-mail';
import { paths } from '../../../domain/paths';
import { database, openScreen } from '../support/open-screen';

const failed: QueuedMail = {
  ...{ tipo: 'movido', uid: 'customer', numerodopedido: 12, linha: 'a' },
  ...{ em: 1, falha: 2, motivo: 'recusado', nome: 'Ana' },
};

describe('§8 e-mails that could not be sent', () => {
  it('are listed for the administrator, with reader and reason, and sent again or dismissed', async () => {
    await database.store(paths.mailQueue, {
      a: failed,
      b: { tipo: 'aprovacao', em: 1, falha: 3, motivo: 'semendereco', nome: 'Beto' },
      waiting: { tipo: 'recebido', numerodopedido: 13, em: 1, quando: 4 },
    });
    await openScreen('admin', '/home');
    fireEvent.click(await screen.findByRole('link', { name: 'E-mails não enviados 2' }));
    const list = await screen.findByRole('list', { name: 'E-mails que não foram enviados' });
    expect(screen.getByText(/^2 e-mails não puderam ser enviados\./)).toBeVisible();
    const rows = () => within(list).getAllByRole('listitem');
    expect(rows().map(({ textContent }) => textContent)).toEqual([
      'Aprovação do cadastro, para Beto: a conta não tem um endereço confirmado que receba e-mails.Enviar de novoDispensar',
      'Mudança do pedido 12, para Ana: o servidor de e-mail recusou o endereço.Enviar de novoDispensar',
    ]);
    // The notice doesn't interrupt.
    expect(screen.queryByRole('alert')).toBeNull();

    const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
    press('Dispensar: Aprovação do cadastro, para Beto');
    await screen.findByText(/^1 e-mail não pôde ser enviado\./);
    press('Enviar de novo: Mudança do pedido 12, para Ana');
    await within(list).findByText('Será enviado de novo em um minuto.');
    expect(await database.stored(`${paths.queuedMail('b')}/pedido`)).toBe('dispensar');
    expect(await database.stored(`${paths.queuedMail('a')}/pedido`)).toBe('denovo');

    // The job has sent the mail.
    await act(() => database.store(paths.queuedMail('a'), { tipo: 'movido', em: 1, fim: 5 }));
    await waitFor(() => expect(list).not.toBeInTheDocument());
  });

  it('take no space if there are none, and only the administrator sees them', async () => {
    await database.store(paths.queuedMail('a'), failed);
    await openScreen('seller', '/home');
    await screen.findByText('Início', { selector: 'h1' });
    expect(screen.queryByText(/não pôde ser enviado/)).toBeNull();
  });
});
