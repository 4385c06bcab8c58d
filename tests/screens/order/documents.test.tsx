import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';

import type { OrderDocument } from '../../../domain/order/documents';
import { takeSavedFiles } from '../../support/dom/saved-files';
import { HttpStatus } from '../support/servers/endpoints';
import { endpoints, openScreen } from '../support/open-screen';
import { orderOf, panelOf, press, storeOrders } from '../support/orders';

const documentOf = (id: string, fields: Partial<OrderDocument> = {}): OrderDocument => ({
  ...{ id, tipo: 'boleto', nome: 'boleto-55.pdf', bytes: 9, codigo: null },
  ...{ de: 'Ana Prado', em: Date.parse('2026-11-20T15:00:00-03:00'), ...fields },
});
const pix = documentOf('b', { tipo: 'pix', nome: 'PIX', codigo: '000201pix' });

async function openOrder(who: 'admin' | 'seller' | 'customer', path: string) {
  await storeOrders(orderOf({ numerodopedido: 12, status: 'Aprovado' }));
  await openScreen(who, `${path}?status=Aprovado&pedido=12`);
  return within(await panelOf(12));
}
const refusal = (mensagem: string) => new HttpStatus(400, { erro: { codigo: 'x', mensagem } });

describe('§2 /pedidos: documents of an order', () => {
  it('are saved and copied by the customer', async () => {
    const saved = takeSavedFiles();
    vi.spyOn(console, 'error').mockReturnValue();
    const writeText = vi.fn<(text: string) => Promise<void>>(() => Promise.resolve());
    const before = Object.getOwnPropertyDescriptor(navigator, 'clipboard');
    Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
    onTestFinished(() => {
      if (before) Object.defineProperty(navigator, 'clipboard', before);
      else Reflect.deleteProperty(navigator, 'clipboard');
    });
    endpoints.documents.set(12, [documentOf('a'), pix]);
    const panel = await openOrder('customer', '/pedidoscliente');
    expect(await panel.findByText('boleto-55.pdf')).toBeVisible();
    expect(panel.getAllByText('20/11/2026 às 15:00')).toHaveLength(2);
    expect(panel.queryByRole('button', { name: /Remover|Anexar/ })).toBeNull();

    expect(panel.getByText('PIX copia e cola').closest('p')).toHaveTextContent(
      /^PIX copia e cola$/,
    );
    press('Copiar código: PIX copia e cola');
    expect(await screen.findByText('Código copiado')).toBeVisible();
    expect(writeText).toHaveBeenCalledWith('000201pix');

    endpoints.replace('/documento', () => {
      throw new HttpStatus(503);
    });
    press('Baixar: Boleto, boleto-55.pdf');
    expect(await screen.findByText(/^O documento não foi baixado\. Tente de novo/)).toBeVisible();
    endpoints.replace('/documento', () => new Blob(['%PDF']));
    press('Baixar: Boleto, boleto-55.pdf');
    await vi.waitFor(() => expect(saved).toHaveLength(1));
    expect(saved[0]?.name).toBe('boleto-pedido-12.pdf');
    expect(await saved[0]?.file.text()).toBe('%PDF');
    expect(endpoints.askedFor('/documento').at(-1)?.query).toEqual({ pedido: '12', id: 'a' });
  });

  it('are not asked about in an order that is not approved', async () => {
    endpoints.documents.set(12, [documentOf('a')]);
    await storeOrders(orderOf({ numerodopedido: 12 }));
    await openScreen('customer', '/pedidoscliente?pedido=12');
    await panelOf(12);
    expect(endpoints.askedFor('/documentosdopedido')).toEqual([]);
  });

  it('are attached and removed by the administrator', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const panel = await openOrder('admin', '/pedidos');
    fireEvent.click(await panel.findByRole('button', { name: 'Anexar documento' }));
    await screen.findByRole('form', { name: 'Anexar documento ao pedido 12' });
    const drop = (size: number) => {
      const file = Object.defineProperty(new File(['%PDF'], 'n.pdf'), 'size', { value: size });
      const input = document.querySelector('input[type="file"]') as Element;
      fireEvent.change(input, { target: { files: [file] } });
    };
    fireEvent.click(screen.getByLabelText('Boleto'));
    drop(5_000_001);
    expect(await screen.findByText(/o arquivo passa de 5 MB/)).toBeVisible();
    endpoints.replace('/novodocumento', () => {
      throw refusal('O documento não foi anexado: não é um PDF.');
    });
    drop(4);
    expect(await screen.findByText('O documento não foi anexado: não é um PDF.')).toBeVisible();

    endpoints.replace('/novodocumento', ({ query }) => {
      endpoints.documents.set(12, [documentOf('a', { nome: query['nome'] ?? '' })]);
      return { id: 'a', novo: true };
    });
    drop(4);
    expect(await panel.findByText('n.pdf')).toBeVisible();
    expect(screen.queryByRole('form', { name: /^Anexar/ })).toBeNull();
    expect(endpoints.askedFor('/novodocumento').at(-1)?.query).toEqual({
      ...{ pedido: '12', tipo: 'boleto', nome: 'n.pdf' },
    });
    expect(panel.getByText('20/11/2026 às 15:00, Ana Prado')).toBeVisible();

    // A refused PIX stays to be corrected.
    press('Anexar documento');
    fireEvent.click(await screen.findByLabelText('PIX copia e cola'));
    press('Anexar');
    expect(await screen.findByText('Cole o código PIX.')).toBeVisible();
    const field = screen.getByLabelText('Código PIX copia e cola');
    fireEvent.change(field, { target: { value: '0002' } });
    endpoints.replace('/novodocumento', () => {
      throw refusal('O documento não foi anexado: este código PIX está errado.');
    });
    press('Anexar');
    expect(await screen.findByText(/este código PIX está errado/)).toBeVisible();
    expect(field).toHaveValue('0002');
    press('Cancelar');

    endpoints.replace('/removedocumento', () => {
      endpoints.documents.delete(12);
      return { removido: true };
    });
    press('Remover: Boleto, n.pdf');
    fireEvent.click(await screen.findByRole('button', { name: 'REMOVER' }));
    await vi.waitFor(() => expect(panel.queryByText('n.pdf')).toBeNull());
  });

  it('are attached by the order’s seller, who can remove none', async () => {
    const panel = await openOrder('seller', '/pedidosvendedor');
    expect(await panel.findByRole('button', { name: 'Anexar documento' })).toBeVisible();
    expect(panel.queryByRole('button', { name: /Remover/ })).toBeNull();
  });
});
