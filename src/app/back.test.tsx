// @vitest-environment jsdom
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { createBrowserRouter, Link, Outlet, RouterProvider } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { hasUnsaved, useUnsaved } from '../providers/page/use-unsaved';
import { Dialog } from '../ui/dialogs/dialog';
import { Drawer } from '../ui/dialogs/drawer';
import { useConfirmDialog } from '../ui/dialogs/use-confirm-dialog';
import { AntdRoot } from '../ui/theme/antd-root';
import { Back } from './back';

function Text({ label, work }: { label: string; work: 'list' | 'pictures' }) {
  const [text, setText] = useState('');
  useUnsaved(work, text !== '');
  return <input aria-label={label} value={text} onChange={({ target }) => setText(target.value)} />;
}

function Products() {
  const [open, setOpen] = useState(false);
  const [named, setNamed] = useState(false);
  const [busy, setBusy] = useState(false);
  const { askConfirmation } = useConfirmDialog();
  const question = { title: 'Excluir?', message: '', confirm: 'SIM', cancel: 'NÃO' };
  return (
    <>
      <h1>Tela produtos</h1>
      <Link to="/carrinho">Carrinho</Link>
      <button onClick={() => setOpen(true)}>Listas</button>
      <Text label="Filtro" work="pictures" />
      <Drawer
        size="420px"
        title="Suas listas"
        open={open}
        destroyOnHidden
        keyboard={!busy}
        loses={() => hasUnsaved('list')}
        onClose={() => setOpen(false)}
      >
        <Text label="Nome" work="list" />
        <Link to="/pedidos">Pedido 7</Link>
        <button onClick={() => setNamed(true)}>Renomear</button>
        <button onClick={() => setBusy(true)}>Enviar</button>
        <button onClick={() => askConfirmation({ ...question, action: () => setOpen(false) })}>
          Excluir
        </button>
      </Drawer>
      {named && <Dialog title="Renomear lista" onClose={() => setNamed(false)} />}
    </>
  );
}

const page = (name: string) => ({ path: `/${name}`, element: <h1>{`Tela ${name}`}</h1> });

/** Opens /produtos with a history below it: the app's `before`, and an entry outside the app. */
async function openApp(...before: string[]) {
  history.pushState(null, '', '/fora');
  const [first, ...more] = [...before, '/produtos'];
  history.pushState({ idx: 0 }, '', first);
  const router = createBrowserRouter([
    {
      element: (
        <AntdRoot>
          <Back />
          <Outlet />
        </AntdRoot>
      ),
      children: [
        { path: '/produtos', element: <Products /> },
        ...['home', 'pedidos', 'carrinho', 'fora'].map(page),
      ],
    },
  ]);
  dispose = () => router.dispose();
  render(<RouterProvider router={router} />);
  await act(async () => {
    for (const path of more) await router.navigate(path);
  });
  await at('produtos');
}

let dispose: () => void;
afterEach(() => {
  cleanup();
  dispose();
});

function stepBack(): Promise<void> {
  history.back();
  return Promise.resolve();
}
const press = (name: string) => userEvent.click(screen.getByText(name));
const shown = (text: string) => screen.findAllByText(text);
const gone = (text: string) => waitFor(() => expect(screen.queryByText(text)).toBeNull());

/** Waits for the screen and checks its address. */
async function at(name: string) {
  await screen.findByText(`Tela ${name}`);
  expect(location.pathname).toBe(`/${name}`);
}

describe('§4 Back', () => {
  it('closes the layer that was opened last, then the others, then leaves the screen', async () => {
    await openApp('/home');
    await press('Listas');
    await press('Renomear');
    await shown('Renomear lista');
    history.back();
    await gone('Renomear lista');
    await shown('Suas listas');
    await at('produtos');
    history.back();
    await gone('Suas listas');
    await at('produtos');
    history.back();
    await at('home');
    history.forward();
    await at('produtos');
  });

  it('stays on the first screen too, and leaves in one step once nothing is open', async () => {
    await openApp();
    for (let times = 0; times < 2; times += 1) {
      await press('Listas');
      await shown('Suas listas');
      history.back();
      await gone('Suas listas');
      await at('produtos');
    }
    history.back();
    await at('fora');
  });

  it('goes to the previous screen after a drawer closed or navigated elsewhere', async () => {
    await openApp('/home');
    await press('Listas');
    await userEvent.click(await screen.findByLabelText('Fechar'));
    await gone('Suas listas');
    await press('Listas');
    await shown('Suas listas');
    await press('Pedido 7');
    await at('pedidos');
    history.back();
    await at('produtos');
    history.back();
    await at('home');
  });

  it('answers a question with no, and leaves a layer open that cannot close now', async () => {
    await openApp('/home');
    await press('Listas');
    await press('Excluir');
    await shown('Excluir?');
    history.back();
    await gone('Excluir?');
    await shown('Suas listas');
    await press('Enviar');
    const steps = vi.fn();
    addEventListener('popstate', steps);
    history.back();
    // One step down and one up.
    await waitFor(() => expect(steps).toHaveBeenCalledTimes(2));
    removeEventListener('popstate', steps);
    await at('produtos');
    await shown('Suas listas');
  });

  it.each([
    ['Back', stepBack],
    ['its button', async () => userEvent.click(screen.getByLabelText('Fechar'))],
  ])('asks before %s closes unsaved input', async (_, close) => {
    await openApp('/home');
    await press('Listas');
    await userEvent.type(screen.getByLabelText('Nome'), 'Revisão');
    await close();
    await shown('Sair sem salvar?');
    await press('FICAR');
    await gone('Sair sem salvar?');
    expect(screen.getByLabelText('Nome')).toHaveValue('Revisão');
    await close();
    await shown('Sair sem salvar?');
    await press('SAIR SEM SALVAR');
    await gone('Suas listas');
    await at('produtos');
  });

  it.each([
    ['Back', 'home', stepBack],
    ['a link', 'carrinho', () => press('Carrinho')],
  ])('asks before %s leaves a screen with unsaved input', async (_, to, leave) => {
    await openApp('/home');
    await userEvent.type(screen.getByLabelText('Filtro'), 'Fotos');
    await leave();
    await shown('Sair sem salvar?');
    await at('produtos');
    history.back();
    await gone('Sair sem salvar?');
    await at('produtos');
    expect(screen.getByLabelText('Filtro')).toHaveValue('Fotos');
    await leave();
    await shown('Sair sem salvar?');
    await press('SAIR SEM SALVAR');
    await at(to);
  });
});
