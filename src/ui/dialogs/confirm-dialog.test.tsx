// @vitest-environment jsdom
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { AntdRoot } from '../theme/antd-root';
import { useReasonDialog } from './reason-dialog';
import { useConfirmDialog } from './use-confirm-dialog';

afterEach(cleanup);

const texts = {
  title: 'excluir pedido?',
  message: 'Realmente deseja excluir o pedido 7?',
  confirm: 'SIM',
  cancel: 'NÃO EXCLUIR',
};

function Order({ action, destructive }: { action: () => void; destructive: boolean }) {
  const { askConfirmation } = useConfirmDialog();
  const request = { ...texts, destructive, action };
  return <button onClick={() => askConfirmation(request)}>Excluir</button>;
}

async function open(action: () => void, destructive = true) {
  render(<Order action={action} destructive={destructive} />, { wrapper: AntdRoot });
  await userEvent.click(screen.getByText('Excluir'));
}

const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
const focused = (text: string) =>
  waitFor(() => expect(document.activeElement?.textContent).toBe(text));

describe('§8 Confirmation dialogs', () => {
  it('shows title, message and both labels, SIM first', async () => {
    await open(vi.fn());
    const dialog = screen.getByRole('dialog', { name: 'excluir pedido?' });
    expect(dialog.textContent).toContain('Realmente deseja excluir o pedido 7?');
    const labels = within(dialog)
      .getAllByRole('button')
      .map(({ textContent }) => textContent);
    expect(labels).toEqual(['SIM', 'NÃO EXCLUIR']);
    await focused('NÃO EXCLUIR');
  });

  it('focuses the confirmation if nothing is destroyed', async () => {
    await open(vi.fn(), false);
    await focused('SIM');
  });

  it('does nothing after a cancel, by button or by Escape', async () => {
    const action = vi.fn();
    await open(action);
    await userEvent.click(screen.getByText('NÃO EXCLUIR'));
    await gone();

    await userEvent.click(screen.getByText('Excluir'));
    await focused('NÃO EXCLUIR');
    await userEvent.keyboard('{Escape}');
    await gone();
    expect(action).not.toHaveBeenCalled();
  });

  it('runs the action once and closes', async () => {
    const action = vi.fn();
    await open(action);
    const sure = screen.getByText('SIM');
    // Two clicks before React renders again, as while the dialog fades out.
    act(() => {
      sure.click();
      sure.click();
    });
    await gone();
    expect(action).toHaveBeenCalledOnce();
  });

  it('refuses a reason that is too long, and keeps it for correction', async () => {
    const action = vi.fn();
    function Asked() {
      const { askForReason } = useReasonDialog();
      const request = {
        ...texts,
        hint: 'O cliente lê este motivo.',
        initial: 'a'.repeat(501),
        action,
      };
      return <button onClick={() => askForReason(request)}>Excluir</button>;
    }
    render(<Asked />, { wrapper: AntdRoot });
    await userEvent.click(screen.getByText('Excluir'));
    const field = screen.getByLabelText('Motivo (opcional)');
    expect(field).toHaveAccessibleDescription('São 501 caracteres; cabem 500. Encurte o texto.');
    await userEvent.click(screen.getByText('SIM'));
    expect(action).not.toHaveBeenCalled();
    expect(field).toHaveFocus();

    await userEvent.type(field, '{Backspace}');
    expect(field).toHaveAccessibleDescription('O cliente lê este motivo.');
    await userEvent.dblClick(screen.getByText('SIM'));
    await gone();
    expect(action).toHaveBeenCalledExactlyOnceWith('a'.repeat(500));
  });

  it('focuses the list if the entry that opened the dialog is gone', async () => {
    function List({ left }: { left: boolean }) {
      const { askConfirmation } = useConfirmDialog();
      const request = { ...texts, action: vi.fn() };
      return (
        <ul tabIndex={-1}>
          <li>{!left && <button onClick={() => askConfirmation(request)}>Excluir</button>}</li>
        </ul>
      );
    }
    const { rerender } = render(<List left={false} />, { wrapper: AntdRoot });
    await userEvent.click(screen.getByText('Excluir'));
    rerender(<List left />);
    await userEvent.click(screen.getByText('SIM'));
    await gone();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('list')));
  });
});
