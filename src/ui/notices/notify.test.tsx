// @vitest-environment jsdom
import { act, renderHook, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';

import { AntdRoot } from '../theme/antd-root';
import { useNotify } from './notify';

const notifier = () => renderHook(useNotify, { wrapper: AntdRoot }).result.current;

it('says what was done', async () => {
  const notify = notifier();
  act(() => notify.success('Pedido 12 aprovado.'));
  expect(await screen.findByText('Pedido 12 aprovado.')).toBeVisible();
});

it('interrupts with what was not done, which can be closed', async () => {
  const notify = notifier();
  act(() => notify.error('O pedido 12 não foi aprovado.'));
  expect(await screen.findByRole('alert')).toHaveTextContent('O pedido 12 não foi aprovado.');
  await userEvent.click(screen.getByRole('button', { name: 'Dispensar aviso' }));
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
});
