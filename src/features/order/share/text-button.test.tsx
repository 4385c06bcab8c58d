// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { AntdRoot } from '../../../ui/theme/antd-root';
import { TextButton } from './text-button';

afterEach(() => vi.unstubAllGlobals());

function show(share: ((data: ShareData) => Promise<void>) | undefined, touched: boolean) {
  const writeText = vi.fn(() => Promise.resolve());
  const matches = (media: string) => Object.assign(new EventTarget(), { media, matches: touched });
  vi.stubGlobal('matchMedia', matches);
  vi.stubGlobal('navigator', { clipboard: { writeText }, ...(share && { share }) });
  render(
    <AntdRoot>
      <TextButton title="Pedido 12" text={() => 'o texto inteiro'} />
    </AntdRoot>,
  );
  fireEvent.click(screen.getByRole('button', { name: /texto do pedido 12/ }));
  return writeText;
}

describe('§2 /pedidos: the whole text of an order', () => {
  it('is copied on a desktop', async () => {
    const share = vi.fn();
    expect(show(share, false)).toHaveBeenCalledExactlyOnceWith('o texto inteiro');
    await screen.findByText('Pedido 12: texto copiado.');
    expect(share).not.toHaveBeenCalled();
  });

  it('is shared with another app on a phone', () => {
    const share = vi.fn(() => Promise.resolve());
    expect(show(share, true)).not.toHaveBeenCalled();
    expect(share).toHaveBeenCalledExactlyOnceWith({ title: 'Pedido 12', text: 'o texto inteiro' });
  });

  it('is copied if the phone refuses', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const writeText = show(() => Promise.reject(new Error('no')), true);
    await screen.findByText('Pedido 12: texto copiado.');
    expect(writeText).toHaveBeenCalledOnce();
  });

  it('does nothing if the person closes the choice of apps', async () => {
    const closed = Promise.reject(new DOMException('closed', 'AbortError'));
    const writeText = show(() => closed, true);
    await closed.catch(() => undefined);
    expect(writeText).not.toHaveBeenCalled();
  });

  it('says that it could not be copied', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    vi.stubGlobal('navigator', { clipboard: { writeText: () => Promise.reject(new Error('no')) } });
    render(
      <AntdRoot>
        <TextButton title="Pedido 12" text={() => 'texto'} />
      </AntdRoot>,
    );
    fireEvent.click(screen.getByRole('button', { name: 'Copiar texto do pedido 12' }));
    await screen.findByText(/^O texto não pôde ser copiado/);
  });
});
