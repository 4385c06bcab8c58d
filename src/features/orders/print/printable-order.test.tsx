// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { aLine, anOrder, aSellersOrder } from '../order-for-tests';
import { PrintableOrder } from './printable-order';

/** Prices carry a no-break space. */
const textOf = (element: Element) => element.textContent.replaceAll('\u00a0', ' ');

describe('§2 /pedidos: the printable version', () => {
  it('has its fields in their order, with its own seller', () => {
    const { container } = render(<PrintableOrder order={anOrder({ itens: [aLine(), aLine()] })} />);
    const order = [
      'MMV Distribuidora',
      'CNPJ 12.345.678/0001-95',
      'Pedido de Orçamento',
      'Pedido 12',
      '05/03/2026',
      'ClienteCICLO ANTUNES',
      'CNPJ12.345.678/0001-95',
      'EndereçoRUA DAS BICICLETAS, 10, LOJA 2, CENTRO',
      'SÃO PAULO - SP, CEP 01000-000',
      'ContatoMarcos Antunes',
      'StatusPendente',
      'Data e hora05/03/2026 10:22:01',
      'Itens2',
      'Valor do pedidoR$ 179.80',
      'VendedorRafael Moreira',
      'CODIGO',
    ];
    const text = textOf(container);
    const places = order.map((part) => text.indexOf(part));
    expect(places).not.toContain(-1);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
  });

  it('writes the status as it is spoken', () => {
    const { container } = render(<PrintableOrder order={anOrder({ status: 'Excluido' })} />);
    expect(textOf(container)).toContain('StatusExcluído');
  });

  it("has no address for a seller's own order", () => {
    const { container } = render(<PrintableOrder order={aSellersOrder()} />);
    expect(textOf(container)).toContain('Endereço—');
  });

  it('lists every line, and below them their sum', () => {
    render(
      <PrintableOrder
        order={anOrder({ itens: [aLine(), aLine({ CD_PRODUTO: '8', quantity: 3 })] })}
      />,
    );
    expect(screen.getAllByRole('row').map((row) => [...row.children].map(textOf))).toEqual([
      ['CODIGO', 'NOME', 'PREÇO/UNID.', 'QTD.', 'TOTAL'],
      ['1034', 'PNEU 29X2.10 VERCELLI', 'R$ 89.90', '2', 'R$ 179.80'],
      ['8', 'PNEU 29X2.10 VERCELLI', 'R$ 89.90', '3', 'R$ 269.70'],
      ['TOTAL', '5', 'R$ 449.50'],
    ]);
  });
});
