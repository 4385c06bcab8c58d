// @vitest-environment jsdom
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Form } from 'antd';
import { describe, expect, it } from 'vitest';

import { AntdRoot } from '../theme/antd-root';
import { FormField } from './form-field';
import { refuseField } from './refuse-field';
import { TextForm } from './text-form';

const check = (text: string) => (text.length < 3 ? 'campo obrigatório' : undefined);

function TwoFields({ closed = false }: { closed?: boolean }) {
  const [form] = Form.useForm<{ nome: string; senha: string }>();
  return (
    <AntdRoot>
      <TextForm form={form} initialValues={{ nome: '', senha: '' }}>
        <FormField name="nome" label="Nome" required check={check} readOnly={closed} />
        <FormField name="senha" label="Senha" type="password" check={check} hint="três letras" />
        <button type="submit">Enviar</button>
        <button type="button" onClick={() => refuseField(form, 'senha', 'já usada')}>
          Recusar
        </button>
      </TextForm>
    </AntdRoot>
  );
}

const input = (label: string) => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${label}`));

it('has its label as name, and announces its complaint', async () => {
  render(<TwoFields />);
  const nome = screen.getByRole('textbox', { name: 'Nome' });
  expect(nome).toBeRequired();
  expect(nome).toBeValid();
  fireEvent.blur(nome);
  await waitFor(() => expect(nome).toHaveAccessibleDescription('campo obrigatório'));
  expect(nome).toBeInvalid();
  expect(screen.getByText('campo obrigatório').closest('[aria-live=polite]')).not.toBeNull();
});

it('complains about an empty field on blur only if it is required', async () => {
  render(<TwoFields />);
  fireEvent.blur(input('Senha'));
  fireEvent.blur(input('Nome'));
  await screen.findByText('campo obrigatório');
  expect(input('Senha')).toBeValid();
});

it('focuses the first invalid field on submit', async () => {
  render(<TwoFields />);
  fireEvent.click(screen.getByText('Enviar'));
  await waitFor(() => expect(input('Nome')).toHaveFocus());
  await waitFor(() => expect(input('Senha')).toBeInvalid());
});

it('does not check read-only fields', async () => {
  render(<TwoFields closed />);
  fireEvent.click(screen.getByText('Enviar'));
  await waitFor(() => expect(input('Senha')).toHaveFocus());
  expect(input('Nome')).toBeValid();
});

it('keeps a complaint from elsewhere until the text changes', async () => {
  render(<TwoFields />);
  await userEvent.type(input('Senha'), 'abc');
  fireEvent.click(screen.getByText('Recusar'));
  await waitFor(() => expect(input('Senha')).toBeInvalid());
  expect(input('Senha')).toHaveFocus();
  fireEvent.blur(input('Senha'));
  await screen.findByText('já usada');
  await userEvent.type(input('Senha'), 'd');
  await waitFor(() => expect(input('Senha')).toBeValid());
});

describe('§5 pasted text', () => {
  it.each([
    ['Nome', 'Ana\u00a0da\tSilva\u202c', 'Ana da Silva'],
    ['Senha', 'abc\u00a0\u200b123', 'abc\u00a0\u200b123'],
  ])('%s keeps the visible text; a password stays unchanged', async (label, pasted, kept) => {
    render(<TwoFields />);
    input(label).focus();
    await userEvent.paste(pasted);
    expect(input(label)).toHaveValue(kept);
  });
});

it('names the eye button of a password by its action, as the sign-in does', () => {
  render(<TwoFields />);
  const eye = (name: string) => document.querySelector(`.anticon-${name}`);
  fireEvent.click(eye('eye') ?? expect.fail());
  expect(input('Senha')).toHaveAttribute('type', 'text');
  fireEvent.click(eye('eye-invisible') ?? expect.fail());
  expect(input('Senha')).toHaveAttribute('type', 'password');
});
