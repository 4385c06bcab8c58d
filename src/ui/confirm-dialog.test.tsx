// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { orderActions } from '../../domain/order-status';
import { useConfirmDialog } from './use-confirm-dialog';

beforeAll(() => {
  // jsdom has the element but not its methods.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
});
afterEach(cleanup);

const { texts } = orderActions.excluir;

function Order({ action, destructive }: { action: () => Promise<void>; destructive: boolean }) {
  const { askConfirmation, confirmDialog } = useConfirmDialog();
  const request = { ...texts, message: texts.message(7), destructive, action };
  return (
    <>
      <button onClick={() => askConfirmation(request)}>Excluir</button>
      {confirmDialog}
    </>
  );
}

async function open(action: () => Promise<void>, destructive = true) {
  render(<Order action={action} destructive={destructive} />);
  await userEvent.click(screen.getByText('Excluir'));
}

/** The event that Escape sends to a modal dialog, wherever the focus is. */
function pressEscape() {
  fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
}

describe('§8 Confirmation dialogs', () => {
  it('shows title, message and both labels', async () => {
    await open(() => Promise.resolve());
    const dialog = screen.getByRole('dialog', { name: 'excluir pedido?' });
    expect(dialog.textContent).toContain('Realmente deseja excluir o pedido 7?');
    expect(screen.getByRole('button', { name: 'SIM' })).toBeTruthy();
    expect(document.activeElement?.textContent).toBe('NÃO EXCLUIR');
  });

  it('puts the focus on the confirmation when nothing is destroyed', async () => {
    await open(() => Promise.resolve(), false);
    expect(document.activeElement?.textContent).toBe('SIM');
  });

  it('does nothing when refused, by button or by Escape', async () => {
    const action = vi.fn(() => Promise.resolve());
    await open(action);
    await userEvent.click(screen.getByText('NÃO EXCLUIR'));
    expect(screen.queryByRole('dialog')).toBeNull();

    await userEvent.click(screen.getByText('Excluir'));
    pressEscape();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(action).not.toHaveBeenCalled();
  });

  it('waits for the action, runs it once and closes after it', async () => {
    let finish = () => {};
    const action = vi.fn(() => new Promise<void>((resolve) => (finish = resolve)));
    await open(action);
    await userEvent.dblClick(screen.getByText('SIM'));
    pressEscape();
    expect(screen.getByRole('dialog')).toBeTruthy();
    expect(action).toHaveBeenCalledTimes(1);

    finish();
    await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('stays open and says so when the action fails, and can be tried again', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const action = vi.fn().mockRejectedValueOnce(new Error('refused')).mockResolvedValueOnce(null);
    await open(action);
    await userEvent.click(screen.getByText('SIM'));
    expect((await screen.findByRole('alert')).textContent).toMatch(/^Não foi possível concluir/);
    expect(log).toHaveBeenCalled();
    log.mockRestore();

    await userEvent.click(screen.getByText('SIM'));
    await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('leaves the focus to the list when the entry that asked is gone by then', async () => {
    function List() {
      const [gone, setGone] = useState(false);
      const { askConfirmation, confirmDialog } = useConfirmDialog();
      const request = { ...texts, message: texts.message(7), action: () => setGone(true) };
      return (
        <>
          <ul tabIndex={-1}>
            <li>{!gone && <button onClick={() => askConfirmation(request)}>Excluir</button>}</li>
          </ul>
          {confirmDialog}
        </>
      );
    }
    render(<List />);
    await userEvent.click(screen.getByText('Excluir'));
    await userEvent.click(screen.getByText('SIM'));
    await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(document.activeElement).toBe(screen.getByRole('list'));
  });
});
