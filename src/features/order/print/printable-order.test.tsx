// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { aLine, anOrder, aSellersOrder } from '../../../../tests/support/data/an-order';
import { pageStyleOf, PrintableOrder } from './printable-order';

/** Prices contain a no-break space. */
const textOf = (element: Element) => element.textContent.replaceAll('\u00a0', ' ');

describe('§2 /pedidos: the printable version', () => {
  it('has its fields in order, with its own seller', () => {
    const { container } = render(
      <PrintableOrder order={anOrder({ itens: [aLine(), aLine()] })} checks={[]} />,
    );
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
      'Data e hora05/03/2026 às 10:22',
      'Itens2',
      'Valor do pedidoR$ 179.80',
      'RepresentanteRafael Moreira',
      'CODIGO',
    ];
    const text = textOf(container);
    const places = order.map((part) => text.indexOf(part));
    expect(places).not.toContain(-1);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
  });

  it('has its number at the bottom of each page', () => {
    expect(pageStyleOf(anOrder())).toContain("{ @bottom-left { content: 'Pedido 12' } }");
  });

  it("has the customer's notes and terms", () => {
    const { container } = render(
      <PrintableOrder
        order={anOrder({
          observacao: 'Entregar na loja 2',
          referencia: 'PC 118',
          condicoes: { transportadora: 'Serra Azul', frete: '7' },
          itens: [aLine({ observacao: 'a preta' })],
        })}
        checks={[]}
      />,
    );
    const text = textOf(container);
    const terms = ['Frete7', 'TransportadoraSerra Azul'];
    const notes = ['Ref. clientePC 118', 'Observação: Entregar na loja 2', 'Obs.: a preta'];
    for (const part of [...notes, ...terms]) {
      expect(text).toContain(part);
    }
  });

  it('writes the status with its accents', () => {
    const { container } = render(
      <PrintableOrder order={anOrder({ status: 'Excluido' })} checks={[]} />,
    );
    expect(textOf(container)).toContain('StatusExcluído');
  });

  it('decision 70: shows the last day of a pending order', () => {
    const { container, rerender } = render(<PrintableOrder order={anOrder()} checks={[]} />);
    expect(textOf(container)).toContain('Válido até12/03/2026');
    rerender(<PrintableOrder order={anOrder({ status: 'Aprovado' })} checks={[]} />);
    expect(textOf(container)).not.toContain('Válido');
  });

  it("has no address for a seller's own order", () => {
    const { container } = render(<PrintableOrder order={aSellersOrder()} checks={[]} />);
    expect(textOf(container)).toContain('ClienteLuciana TeixeiraContato');
    expect(textOf(container)).not.toContain('Endereço');
  });

  it('names the seller who wrote the order for the customer', () => {
    const written = { ...anOrder(), criadopor: { uid: 'rafael', nome: 'Rafael Moreira' } };
    const { container } = render(<PrintableOrder order={written} checks={[]} />);
    expect(textOf(container)).toContain('Feito porRafael Moreira');
  });

  it("calls a seller's own quote so, without lines for missing fields", () => {
    const { container } = render(<PrintableOrder order={aSellersOrder()} checks={[]} />);
    expect(textOf(container)).toContain('05/03/2026Orçamento do representante');
    expect(textOf(container)).not.toMatch(/CNPJ—|Telefone|—/);
  });

  it('holds no price for a customer, neither in text nor in attributes', () => {
    const { container } = render(<PrintableOrder order={anOrder()} checks="unpriced" />);
    container.querySelector('img')?.remove();
    expect(container.innerHTML).not.toMatch(/R\$|89[.,]9|179|Valor|PREÇO|conferência/);
    expect(screen.getAllByRole('row').map((row) => [...row.children].map(textOf))).toEqual([
      ['CODIGO', 'NOME', 'QTD.'],
      ['1034', 'PNEU 29X2.10 VERCELLI', '2'],
      ['TOTAL', '2'],
    ]);
  });

  it('shows list price, percent and reason of a discount to readers with prices, today’s list price too', () => {
    const line = aLine({ desconto: 5 });
    const order = anOrder({ itens: [line], desconto: { ate: 5, motivo: 'fechamento' } });
    const product = aLine({ preco_venda: 95 });
    const { container, rerender } = render(
      <PrintableOrder order={order} checks={[{ product, differences: ['preco'] }]} />,
    );
    expect(textOf(container)).toContain('Desconto: Até 5 %: fechamento');
    const cells = screen.getAllByRole('cell').map((cell) => textOf(cell).replace(/\s/g, ' '));
    expect(cells[2]).toBe('R$ 85.41tabela R$ 89.90, −5 %Tabela: R$ 95.00');
    expect(cells[4]).toBe('R$ 170.82');
    rerender(<PrintableOrder order={order} checks="unpriced" />);
    expect(container.innerHTML).not.toMatch(/tabela|−5|Desconto|fechamento/);
  });

  it('lists every line, and their sum below', () => {
    render(
      <PrintableOrder
        order={anOrder({ itens: [aLine(), aLine({ CD_PRODUTO: '8', quantity: 3 })] })}
        checks={[]}
      />,
    );
    expect(screen.getAllByRole('row').map((row) => [...row.children].map(textOf))).toEqual([
      ['CODIGO', 'NOME', 'PREÇO/UNID.', 'QTD.', 'TOTAL'],
      ['1034', 'PNEU 29X2.10 VERCELLI', 'R$ 89.90', '2', 'R$ 179.80'],
      ['8', 'PNEU 29X2.10 VERCELLI', 'R$ 89.90', '3', 'R$ 269.70'],
      ['TOTAL', '5', 'R$ 449.50'],
    ]);
  });

  it('marks lines that differ from the product table, and how', () => {
    const { quantity: _quantity, ...product } = aLine({ DESCRICAO: 'CAMARA 29', preco_venda: 10 });
    const { container } = render(
      <PrintableOrder
        order={anOrder({ itens: [aLine(), aLine({ CD_PRODUTO: '8' })] })}
        checks={[
          { product, differences: ['nome', 'preco'] },
          { product: undefined, differences: ['codigo'] },
        ]}
      />,
    );
    expect(textOf(container)).toContain(
      '2 itens diferem da tabela de hoje (fora da tabela em 1, nome em 1, preço em 1).',
    );
    const [, first, second] = screen
      .getAllByRole('row')
      .map((row) => [...row.children].map(textOf));
    expect(first?.slice(0, 3)).toEqual([
      '1034',
      'PNEU 29X2.10 VERCELLITabela: CAMARA 29',
      'R$ 89.90Tabela: R$ 10.00',
    ]);
    expect(second?.[0]).toBe('8Fora da tabela');
  });

  it('says that its lines could not be compared', () => {
    const { container } = render(<PrintableOrder order={anOrder()} checks="unknown" />);
    expect(textOf(container)).toContain('os itens estão sem conferência');
  });
});
