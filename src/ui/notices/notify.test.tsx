// @vitest-environment jsdom
import { act, render, renderHook, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';

import { AntdRoot } from '../theme/antd-root';
import { useNotify } from './notify';

const notifier = () => renderHook(useNotify, { wrapper: AntdRoot }).result.current;

it('announces success', async () => {
  const notify = notifier();
  act(() => notify.success('Pedido 12 aprovado.'));
  expect(await screen.findByText('Pedido 12 aprovado.')).toBeVisible();
});

it('shows a failure that can be closed', async () => {
  const notify = notifier();
  act(() => notify.error('O pedido 12 não foi aprovado.'));
  expect(await screen.findByRole('alert')).toHaveTextContent('O pedido 12 não foi aprovado.');
  await userEvent.click(screen.getByRole('button', { name: 'Dispensar aviso' }));
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
});

it('undoes an action, says so, and leaves the focus where it was', async () => {
  render(<input aria-label="Nome" />);
  const notify = notifier();
  const undo = vi.fn<() => Promise<void>>().mockResolvedValue();
  act(() => notify.undoable('Lista Oficina excluída.', undo, () => 'A lista não voltou.'));
  const field = screen.getByLabelText('Nome');
  await userEvent.click(field);
  await userEvent.click(await screen.findByRole('button', { name: /^Desfazer: Lista Oficina/ }));
  expect(await screen.findByText('Desfeito.')).toBeVisible();
  expect(undo).toHaveBeenCalledOnce();
  expect(field).toHaveFocus();
  await waitFor(() => expect(screen.queryByText('Lista Oficina excluída.')).toBeNull());
});

it('says why something could not be undone', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const notify = notifier();
  const undo = () => Promise.reject(new Error('gone'));
  act(() => notify.undoable('Lista Oficina salva.', undo, (error) => String(error)));
  await userEvent.click(await screen.findByRole('button', { name: /^Desfazer: Lista Oficina/ }));
  expect(await screen.findByRole('alert')).toHaveTextContent('gone');
});
