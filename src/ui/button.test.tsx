// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Button } from './button';

it('does what it is for, by pointer and by keyboard', async () => {
  const act = vi.fn();
  render(<Button onClick={act}>Enviar</Button>);
  await userEvent.click(screen.getByRole('button', { name: 'Enviar' }));
  await userEvent.keyboard('{Enter} ');
  expect(act).toHaveBeenCalledTimes(3);
});

it.each([{ loading: true }, { softDisabled: true }])(
  'refuses with %j, says so and keeps the focus',
  async (state) => {
    const act = vi.fn();
    const { rerender } = render(<Button onClick={act}>Enviar</Button>);
    const button = screen.getByRole('button', { name: 'Enviar' });
    await userEvent.tab();
    rerender(
      <Button onClick={act} {...state}>
        Enviar
      </Button>,
    );
    await userEvent.click(button);
    await userEvent.keyboard('{Enter}');
    expect(act).not.toHaveBeenCalled();
    expect(button).toHaveFocus();
    expect(button).toHaveAttribute('aria-disabled', 'true');
  },
);

it('sends no form while it is loading', async () => {
  const send = vi.fn();
  render(
    <form onSubmit={send}>
      <input aria-label="Nome" />
      <Button htmlType="submit" loading>
        Enviar
      </Button>
    </form>,
  );
  await userEvent.type(screen.getByLabelText('Nome'), 'Ana{Enter}');
  await userEvent.click(screen.getByRole('button'));
  expect(send).not.toHaveBeenCalled();
});

it('sends no form unless it is told to', () => {
  render(<Button>Limpar</Button>);
  expect(screen.getByRole('button')).toHaveAttribute('type', 'button');
});
