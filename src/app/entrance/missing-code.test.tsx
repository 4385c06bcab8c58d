// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { useSession, useUser } from '../../providers/session/session';
import { AntdRoot } from '../../ui/theme/antd-root';
import { HeaderAccount } from '../layout/header/header-account';
import { routeObjects } from '../route-objects';
import { Entrance } from './entrance';

const code = vi.hoisted(() => ({
  missing: new Set<string>(),
  of(name: string) {
    if (code.missing.has(name)) {
      throw new TypeError(`Failed to fetch dynamically imported module: https://mmv/${name}.js`);
    }
    return () => <p>Aqui está {name}</p>;
  },
}));

// Replacements, because only a module that fails shows what a person sees without its code.
vi.mock('../../providers/session/session', () => ({ useSession: vi.fn(), useUser: vi.fn() }));
vi.mock('../layout/header/own-account', () => ({
  get OwnAccount() {
    return code.of('a conta');
  },
}));
vi.mock('../router', () => ({
  get Router() {
    return code.of('o aplicativo');
  },
}));
vi.mock('../signed-in', () => ({
  get SignedIn() {
    return code.of('o quadro');
  },
}));
vi.mock('../../pages/registration/customer-registration-page', () => ({
  get CustomerRegistrationPage() {
    return code.of('o cadastro');
  },
}));

const signedOut = { state: { status: 'signedOut', wasEnded: false } } as const;

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue();
  vi.spyOn(console, 'warn').mockReturnValue();
  vi.mocked(useSession, { partial: true }).mockReturnValue(signedOut);
  // Without a server no reload is offered.
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  code.missing.clear();
});
afterEach(() => void vi.unstubAllGlobals());

async function failThenRetry(name: string) {
  await screen.findByRole('heading', { name: 'Esta tela não pôde ser mostrada' });
  expect(
    screen.getByText(
      'Seu carrinho e seus pedidos estão guardados. Verifique sua conexão com a internet e tente de novo.',
    ),
  ).toBeVisible();
  expect(screen.getByRole('navigation', { name: 'Em volta' })).toBeVisible();
  code.missing.clear();
  fireEvent.click(screen.getByRole('button', { name: 'Tentar de novo' }));
  expect(await screen.findByText(`Aqui está ${name}`)).toBeVisible();
}

const around = <nav aria-label="Em volta" />;

describe('§4 code that fails to load only affects its own place', () => {
  it('if it is the router', async () => {
    code.missing.add('o aplicativo');
    render(
      <>
        {around}
        <Entrance pathname="/cadastrocliente" />
      </>,
    );
    await failThenRetry('o aplicativo');
  });

  it.each([
    ['/cadastrocliente', 'o cadastro'],
    ['/home', 'o quadro'],
  ])('if it is a route, at %s', async (path, name) => {
    code.missing.add(name);
    const router = createMemoryRouter(routeObjects, {
      initialEntries: [path],
    });
    render(
      <>
        {around}
        <RouterProvider router={router} />
      </>,
    );
    await failThenRetry(name);
  });

  it("if it is 'Minha conta' (decision 14)", async () => {
    code.missing.add('a conta');
    vi.mocked(useUser, { partial: true }).mockReturnValue({ nome: 'Marcos' });
    render(<HeaderAccount />, { wrapper: AntdRoot });
    const greeting = screen.getByText(/^Olá Marcos/);
    expect(greeting.closest('button')).toHaveAccessibleName(`${greeting.textContent} Minha conta`);
    fireEvent.click(greeting);
    await screen.findByText(/^Minha conta não foi aberta\./);
  });
});
