// @vitest-environment jsdom
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { AntdRoot } from '../theme/antd-root';
import { FailedState } from '../states/failed-state';
import { FailedDialog } from './failed-dialog';
import { lazyPart } from './lazy-part';

const missing = () =>
  new TypeError('Failed to fetch dynamically imported module: https://mmv/assets/part-1.js');

interface Props {
  name: string;
  onClose?: () => void;
}
const Shown = ({ name }: Props) => <p>Aqui está {name}</p>;

function show(load: () => Promise<typeof Shown>) {
  const Part = lazyPart({
    ...{ load, failure: 'Os gráficos não foram carregados', Failed: FailedState },
    waiting: <p>Espere</p>,
  });
  const page = () => (
    <>
      <h1>Início</h1>
      <Part name="tudo" />
    </>
  );
  return { ...render(page()), page };
}
const retry = () => fireEvent.click(screen.getByRole('button', { name: 'Tentar de novo' }));

const server = vi.fn<typeof fetch>();

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue();
  vi.spyOn(console, 'warn').mockReturnValue();
  vi.stubGlobal('fetch', server.mockReset().mockResolvedValue(new Response()));
});
afterEach(() => void vi.unstubAllGlobals());

it('keeps its space, and shows a failure there until another try loads the code', async () => {
  server.mockRejectedValue(new TypeError('Failed to fetch'));
  const load = vi.fn(() => Promise.resolve(Shown)).mockRejectedValueOnce(missing());
  show(load);
  expect(screen.getByText('Espere')).toBeVisible();
  await screen.findByText(
    'Os gráficos não foram carregados. Verifique sua conexão com a internet e tente de novo.',
  );
  expect(screen.getByRole('heading', { name: 'Início' })).toBeVisible();
  retry();
  expect(await screen.findByText('Aqui está tudo')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(2);
});

it('renders at once the second time', async () => {
  const { unmount, page } = show(() => Promise.resolve(Shown));
  await screen.findByText('Aqui está tudo');
  unmount();
  render(page());
  expect(screen.getByText('Aqui está tudo')).toBeVisible();
});

it('shows an error of rendering in its own space, and renders again', async () => {
  let isBroken = true;
  show(() =>
    Promise.resolve((props: Props) => {
      if (isBroken) throw new Error('undefined is not a function');
      return <Shown {...props} />;
    }),
  );
  await screen.findByText(/^Os gráficos não foram carregados\./);
  expect(screen.getByRole('heading', { name: 'Início' })).toBeVisible();
  isBroken = false;
  retry();
  expect(await screen.findByText('Aqui está tudo')).toBeVisible();
});

it.each([
  ['at once if a script is missing, because browsers remember that', missing(), 0],
  ['after the second failure, as after a new release', new Error('undefined is not a function'), 1],
])('offers a reload %s', async (_when, error, tries) => {
  const reload = vi.fn();
  vi.stubGlobal('location', { href: 'https://mmv/home', reload });
  show(() => Promise.reject(error));
  if (tries > 0) {
    await screen.findByRole('button', { name: 'Tentar de novo' });
    expect(server).not.toHaveBeenCalled();
    retry();
  }
  const button = await screen.findByRole('button', { name: 'Recarregar' });
  expect(screen.getByText('Os gráficos não foram carregados. Recarregue a página.')).toBeVisible();
  fireEvent.click(button);
  expect(reload).toHaveBeenCalledOnce();
});

it('offers no reload without a server, because that would lose the page', async () => {
  server.mockRejectedValue(new TypeError('Failed to fetch'));
  show(() => Promise.reject(missing()));
  await screen.findByRole('button', { name: 'Tentar de novo' });
  retry();
  await waitFor(() => expect(server).toHaveBeenCalled());
  expect(screen.getByRole('button', { name: 'Tentar de novo' })).toBeVisible();
});

it('shows the failure of a dialog in a dialog, and loads again when it is opened again', async () => {
  const load = vi.fn(() => Promise.resolve(Shown)).mockRejectedValueOnce(missing());
  const Drawer = lazyPart({ load, failure: 'As listas não foram abertas', Failed: FailedDialog });
  const onClose = vi.fn();
  const page = (open: boolean) => (
    <AntdRoot>
      <Drawer needed={open} name="tudo" onClose={onClose} />
    </AntdRoot>
  );
  const { rerender } = render(page(false));
  expect(load).not.toHaveBeenCalled();
  rerender(page(true));
  await screen.findByText(/^As listas não foram abertas\./);
  fireEvent.click(screen.getAllByRole('button', { name: 'Fechar' })[1] as HTMLElement);
  expect(onClose).toHaveBeenCalledOnce();
  rerender(page(false));
  await waitFor(() => expect(screen.queryByText(/^As listas/)).toBeNull());
  rerender(page(true));
  expect(await screen.findByText('Aqui está tudo')).toBeVisible();
  // A drawer slides out, so its content stays.
  rerender(page(false));
  expect(screen.getByText('Aqui está tudo')).toBeInTheDocument();
});
