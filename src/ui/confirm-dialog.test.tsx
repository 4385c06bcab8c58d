// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
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

const texts = {
  title: 'excluir pedido?',
  message: 'Realmente deseja excluir o pedido 7?',
  confirm: 'SIM',
  cancel: 'NÃO EXCLUIR',
};

function Order({ action, destructive }: { action: () => void; destructive: boolean }) {
  const { askConfirmation, confirmDialog } = useConfirmDialog();
  const request = { ...texts, destructive, action };
  return (
    <>
      <button onClick={() => askConfirmation(request)}>Excluir</button>
      {confirmDialog}
    </>
  );
}

async function open(action: () => void, destructive = true) {
  render(<Order action={action} destructive={destructive} />);
  await userEvent.click(screen.getByText('Excluir'));
}

/** The event that Escape sends to a modal dialog, wherever the focus is. */
function pressEscape() {
  fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
}

describe('§8 Confirmation dialogs', () => {
  it('shows title, message and both labels', async () => {
    await open(vi.fn());
    const dialog = screen.getByRole('dialog', { name: 'excluir pedido?' });
    expect(dialog.textContent).toContain('Realmente deseja excluir o pedido 7?');
    expect(screen.getByRole('button', { name: 'SIM' })).toBeTruthy();
    expect(document.activeElement?.textContent).toBe('NÃO EXCLUIR');
  });

  it('puts the focus on the confirmation when nothing is destroyed', async () => {
    await open(vi.fn(), false);
    expect(document.activeElement?.textContent).toBe('SIM');
  });

  it('does nothing when refused, by button or by Escape', async () => {
    const action = vi.fn();
    await open(action);
    await userEvent.click(screen.getByText('NÃO EXCLUIR'));
    expect(screen.queryByRole('dialog')).toBeNull();

    await userEvent.click(screen.getByText('Excluir'));
    pressEscape();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(action).not.toHaveBeenCalled();
  });

  it('begins the action once and closes', async () => {
    const action = vi.fn();
    await open(action);
    await userEvent.dblClick(screen.getByText('SIM'));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(action).toHaveBeenCalledOnce();
  });

  it('leaves the focus to the list when the entry that asked is gone by then', async () => {
    function List({ gone }: { gone: boolean }) {
      const { askConfirmation, confirmDialog } = useConfirmDialog();
      const request = { ...texts, action: vi.fn() };
      return (
        <>
          <ul tabIndex={-1}>
            <li>{!gone && <button onClick={() => askConfirmation(request)}>Excluir</button>}</li>
          </ul>
          {confirmDialog}
        </>
      );
    }
    const { rerender } = render(<List gone={false} />);
    await userEvent.click(screen.getByText('Excluir'));
    rerender(<List gone />);
    await userEvent.click(screen.getByText('SIM'));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('list'));
  });
});
