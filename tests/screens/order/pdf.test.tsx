import { fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { textOfPdf } from '../../support/pdf-text';
import { openScreen } from '../support/open-screen';
import {
  findRow,
  itIs,
  dayOfOrders,
  orderOf,
  panelOf,
  storeOrders,
  toggle,
} from '../support/orders';

const paths = {
  admin: '/pedidos',
  seller: '/pedidosvendedor',
  customer: '/pedidoscliente',
} as const;

afterEach(() => {
  Reflect.deleteProperty(navigator, 'share');
  Reflect.deleteProperty(navigator, 'canShare');
});

const refused = (name: string) => Promise.reject(new DOMException('refused', name));

/** What the browser shares; each answer is for one call. */
function shareWith(...answers: (() => Promise<void>)[]) {
  const files: File[] = [];
  Object.assign(navigator, {
    canShare: () => true,
    share: vi.fn(({ files: [file] = [] }: ShareData) => {
      if (file) files.push(file);
      return (answers.shift() ?? (() => Promise.resolve()))();
    }),
  });
  return files;
}

const textOf = async (file: File | undefined) =>
  textOfPdf((await file?.arrayBuffer()) ?? new ArrayBuffer());

/** Coordinates of the drawing may contain the digits, so these are looked for in the texts alone. */
function expectNoPrice(whole: string, pages: string[][]) {
  expect(whole).not.toMatch(/R\$|PREÇO|Valor/);
  expect(pages.flat().join(' ')).not.toMatch(/179|89[.,]9/);
}

async function openOrder(who: keyof typeof paths) {
  itIs(dayOfOrders);
  await storeOrders(orderOf());
  await openScreen(who, paths[who]);
  await findRow(12);
  toggle(12);
  await panelOf(12);
}

const press = async (name: string | RegExp) =>
  fireEvent.click(await screen.findByRole('button', { name }));

/** Chooses from the menu of those who see prices. */
async function choose(label: string) {
  await press('Compartilhar PDF');
  fireEvent.click(await screen.findByRole('menuitem', { name: label }));
}

describe('§2 /pedidos: an order as a PDF', () => {
  it.each(['admin', 'seller'] as const)('%s shares it with or without prices', async (who) => {
    const files = shareWith();
    await openOrder(who);
    await choose('Com preços');
    await vi.waitFor(() => expect(files).toHaveLength(1));
    const priced = await textOf(files[0]);
    expect(priced.pages[0]).toContain('CICLO ANTUNES LTDA');
    expect(priced.pages[0]).toContain('R$ 179.80');

    await choose('Sem preços');
    await vi.waitFor(() => expect(files).toHaveLength(2));
    const { whole, pages } = await textOf(files[1]);
    expect(pages[0]).toContain('PNEU 29X2.10 VERCELLI');
    expectNoPrice(whole, pages);
  });

  it('a customer shares it without prices', async () => {
    const files = shareWith();
    await openOrder('customer');
    await press('Compartilhar PDF do pedido 12');
    await vi.waitFor(() => expect(files).toHaveLength(1));
    expect(screen.queryByRole('menu')).toBeNull();
    const { whole, pages } = await textOf(files[0]);
    expect(files[0]?.name).toBe('pedido-12.pdf');
    expect(pages[0]).toContain('Representante');
    expectNoPrice(whole, pages);
  });

  it('asks for a second tap if the first one is too long ago', async () => {
    const files = shareWith(() => refused('NotAllowedError'));
    await openOrder('customer');
    await press('Compartilhar PDF do pedido 12');
    await press('PDF pronto: compartilhar');
    await vi.waitFor(() => expect(files).toHaveLength(2));
    expect(files[1]).toBe(files[0]);
    await screen.findByRole('button', { name: 'Compartilhar PDF do pedido 12' });
  });

  it('says nothing if the person closes the choice of apps', async () => {
    const error = vi.spyOn(console, 'error');
    const files = shareWith(() => refused('AbortError'));
    await openOrder('customer');
    await press('Compartilhar PDF do pedido 12');
    await vi.waitFor(() => expect(files).toHaveLength(1));
    await press('Compartilhar PDF do pedido 12');
    await vi.waitFor(() => expect(files).toHaveLength(2));
    expect(error).not.toHaveBeenCalled();
    expect(screen.queryByText(/não foi compartilhado/)).toBeNull();
  });

  it('says and logs that it failed', async () => {
    const error = vi.spyOn(console, 'error').mockReturnValue();
    shareWith(() => refused('DataError'));
    await openOrder('customer');
    await press('Compartilhar PDF do pedido 12');
    await screen.findByText(/^O PDF do pedido 12 não foi compartilhado\. Tente de novo/);
    expect(error).toHaveBeenCalledWith(
      'Order 12 could not be shared as a PDF',
      expect.any(DOMException),
    );
  });

  it('is saved where the browser shares no files', async () => {
    const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
    const createObjectURL = vi.fn(() => 'blob:pdf');
    Object.assign(URL, { createObjectURL });
    await openOrder('customer');
    await press('Compartilhar PDF do pedido 12');
    await vi.waitFor(() => expect(saved).toHaveBeenCalledOnce());
    expect(saved.mock.instances[0]).toMatchObject({ download: 'pedido-12.pdf' });
    expect(createObjectURL).toHaveBeenCalledExactlyOnceWith(expect.any(File));
  });
});
