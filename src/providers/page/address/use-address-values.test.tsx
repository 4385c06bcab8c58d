// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, Link, RouterProvider, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { choiceValue, countValue, numbersValue, textValue } from './address-values';
import { people } from '../../../../tests/support/data/people';
import { SignedIn } from '../../../../tests/support/dom/part-of-app';
import { LeavingProvider, leavingOf } from './leaving';
import { useAddressValues } from './use-address-values';

const params = {
  words: textValue('busca', (text) => text.toUpperCase()),
  status: {
    ...choiceValue('status', ['Pendente', 'Aprovado'], 'Pendente'),
    state: {
      name: 'statusdopedido',
      read: (value: unknown) => (value === 'Aprovado' || value === 'Pendente' ? value : undefined),
    },
  },
  shown: countValue('mostrar', 30, 20),
  open: numbersValue('pedido', 2),
};

function List() {
  const [values, change] = useAddressValues(params);
  const { search, state } = useLocation() as { search: string; state: unknown };
  return (
    <>
      <input
        aria-label="busca"
        value={values.words}
        onChange={({ target }) => change({ words: target.value })}
      />
      <button onClick={() => change(({ open }) => ({ open: [...open, 1 + open.length] }))}>
        Abrir
      </button>
      <output>{`${values.status} ${values.shown} [${values.open.join(' ')}]`}</output>
      <p title="endereço">{search}</p>
      <p title="estado">{JSON.stringify(state)}</p>
      <Link to="/">Outra</Link>
      <Link to="/devagar">Devagar</Link>
      <Link to="/lista">Lista</Link>
      <Link to="/lista" state={{ statusdopedido: 'Aprovado' }}>
        Aprovados
      </Link>
    </>
  );
}

/** A screen whose code takes a second to load. */
const slowScreen = async () => {
  // oxlint-disable-next-line no-restricted-globals -- by the clock that the tests set forward
  await new Promise((resolve) => setTimeout(resolve, 1000));
  return { Component: () => <p>devagar</p> };
};

function open(search: string, state: unknown = null) {
  const router = createMemoryRouter(
    [
      { path: '/', element: <p>outra</p> },
      { path: '/lista', element: <List /> },
      { path: '/devagar', lazy: slowScreen },
    ],
    { initialEntries: ['/', { pathname: '/lista', search, state }], initialIndex: 1 },
  );
  render(
    <SignedIn user={people.seller}>
      <LeavingProvider value={leavingOf(router)}>
        <RouterProvider router={router} />
      </LeavingProvider>
    </SignedIn>,
  );
  return router;
}

const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const type = (text: string) =>
  fireEvent.change(screen.getByLabelText('busca'), { target: { value: text } });
const press = (text: string) => fireEvent.click(screen.getByText(text));
const typed = () => screen.getByLabelText<HTMLInputElement>('busca').value;
const shown = () => screen.getByRole('status').textContent;
const address = () => screen.getByTitle('endereço').textContent;
const state = () => screen.getByTitle('estado').textContent;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('the filters of a list', () => {
  it('do not cancel a navigation whose code still loads', async () => {
    open('');
    type('pneu');
    press('Devagar');
    await wait(1500);
    expect(screen.getByText('devagar')).toBeInTheDocument();
  });

  it('go into the address when the person pauses, without a history entry per key', async () => {
    const router = open('');
    type('c');
    await wait(200);
    type('ca');
    await wait(200);
    expect(address()).toBe('');
    await wait(250);
    expect(address()).toBe('?busca=ca');
    expect(typed()).toBe('ca');
    await act(() => router.navigate(-1));
    expect(screen.getByText('outra')).toBeInTheDocument();
  });

  it('come back with Back, and from a shared link', async () => {
    const router = open('?busca=ca&status=Aprovado&mostrar=90&pedido=4,12&visto=1');
    expect([typed(), shown()]).toEqual(['CA', 'Aprovado 90 [4 12]']);
    await wait(250);
    expect(address()).toBe('?busca=CA&status=Aprovado&mostrar=90&pedido=4%2C12');
    type('CAM');
    press('Abrir');
    await wait(250);
    press('Outra');
    await act(() => router.navigate(-1));
    // An address holds only the last two open panels.
    expect([typed(), shown()]).toEqual(['CAM', 'Aprovado 90 [12 3]']);
  });

  it('come back with Back even if the list was left before the address was written', async () => {
    const router = open('');
    type('pneu');
    press('Outra');
    expect(screen.getByText('outra')).toBeInTheDocument();
    await wait(250);
    await act(() => router.navigate(-1));
    expect(typed()).toBe('PNEU');
    await wait(250);
    expect(address()).toBe('?busca=PNEU');
    type('');
    await wait(250);
    press('Outra');
    await act(() => router.navigate(-1));
    expect(typed()).toBe('');
  });

  it("are not written into the next screen's entry while this screen is still shown", async () => {
    const router = open('');
    type('pneu');
    await act(async () => {
      await router.navigate('/');
      // The router has moved on; React renders when this act ends.
      expect(screen.getByLabelText('busca')).toBeInTheDocument();
      vi.advanceTimersByTime(250);
      await Promise.resolve();
    });
    expect(screen.getByText('outra')).toBeInTheDocument();
    expect(router.state.location).toMatchObject({ pathname: '/', search: '', state: null });
    await act(() => router.navigate(-1));
    expect(typed()).toBe('PNEU');
  });

  it('keep the last key, whatever address is written meanwhile', async () => {
    open('');
    type('a');
    await wait(250);
    type('ab');
    expect(typed()).toBe('ab');
    await wait(250);
    expect([typed(), address()]).toEqual(['ab', '?busca=ab']);
  });

  it('are reset by a link to the same list, and restored by Back', async () => {
    const router = open('');
    type('a');
    await wait(250);
    press('Lista');
    expect(typed()).toBe('');
    await wait(250);
    expect(address()).toBe('');
    await act(() => router.navigate(-1));
    expect(typed()).toBe('A');
  });

  it.each([
    '?busca=%00&status=Pago&mostrar=-30&pedido=x',
    '?status=&mostrar=31&pedido=0',
    '?mostrar=999999999&pedido=1,,2',
    `?mostrar=1e9&busca=${'a'.repeat(201)}`,
    '?status=constructor&mostrar=NaN&__proto__=1&pedido=-1',
  ])('are ignored in an impossible address: %.40s', async (search) => {
    open(search);
    expect([typed(), shown()]).toEqual(['', 'Pendente 30 []']);
    await wait(250);
    expect(address()).toBe('');
  });
});

describe('a navigation state', () => {
  it('wins on arrival, and goes into the address', async () => {
    open('?status=Pendente&busca=a', { statusdopedido: 'Aprovado' });
    expect([typed(), shown()]).toEqual(['A', 'Aprovado 30 []']);
    await wait(250);
    expect(address()).toBe('?busca=A&status=Aprovado');
    expect(state()).toBe('{"dono":"seller"}');
  });

  it('wins when the list itself leads to it', async () => {
    open('');
    type('a');
    await wait(250);
    type('');
    await wait(250);
    press('Aprovados');
    expect(shown()).toBe('Aprovado 30 []');
  });

  it('without a value is ignored', () => {
    open('?status=Aprovado', { statusdopedido: 'Pago' });
    expect(shown()).toBe('Aprovado 30 []');
  });
});

it('is not used by the next person who signs in on this browser', async () => {
  open('?busca=segredo', { dono: 'bia' });
  expect(typed()).toBe('');
  await wait(250);
  expect([address(), state()]).toEqual(['', '{"dono":"seller"}']);
});
