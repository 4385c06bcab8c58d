// @vitest-environment jsdom
import { fireEvent, render, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import { emptySummaries, type Summaries } from '../../../../../domain/summary';
import type { NamedSellerSums } from '../../../../../domain/sums';
import { useOrderSums } from '../../../../providers/order-sums';
import { Charts } from './charts';

vi.mock('../../../../providers/order-sums', () => ({
  useOrderSums: vi.fn(),
  OrderSumsProvider: ({ children }: { children: unknown }) => children,
}));

type OrderSums = ReturnType<typeof useOrderSums>;

const ready = <T,>(data: T) => ({ status: 'ready', data }) as const;
const sums: Summaries = {
  Pendente: { quantidade: 3, centavos: 3000 },
  Aprovado: { quantidade: 20, centavos: 123_450 },
  Excluido: { quantidade: 1, centavos: 700 },
};
const months = ready([
  { month: '12-2025', sums: emptySummaries },
  { month: '01-2026', sums },
]);
const seller = (name: string, quantidade: number): NamedSellerSums => ({
  uid: name,
  name,
  sums: { ...emptySummaries, Aprovado: { quantidade, centavos: 10_000 / quantidade } },
});

function show(orderSums: Partial<OrderSums>) {
  vi.mocked(useOrderSums).mockReturnValue({ months, sellers: ready([]), ...orderSums });
  render(<Charts />);
}

const figure = (name: string) => within(screen.getByRole('figure', { name }));
/** The rows of a chart's table, including its head. */
const rowsOf = (name: string) =>
  figure(name)
    .getAllByRole('row', { hidden: true })
    .map((row) => [...row.children].map(({ textContent }) => textContent.replace(/\s/g, ' ')));

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

describe('the table beside a chart', () => {
  it('has the months since the first order, with words for its statuses', () => {
    show({});
    expect(rowsOf('Pedidos por mês')).toEqual([
      ['Mês', 'Aprovados', 'Pendentes', 'Excluídos', 'Total'],
      ['janeiro de 2026', '20', '3', '1', '24'],
    ]);
  });

  it('shows reais once these are asked for', () => {
    show({});
    fireEvent.click(screen.getByRole('radio', { name: 'Valor' }));
    expect(rowsOf('Pedidos por mês').at(-1)).toEqual([
      'janeiro de 2026',
      'R$ 1.234.50',
      'R$ 30.00',
      'R$ 7.00',
      'R$ 1.271.50',
    ]);
  });

  it('begins with the seller who has most of what is shown', () => {
    show({ sellers: ready([seller('Ana', 2), seller('Beto', 5)]) });
    const names = () =>
      rowsOf('Pedidos por vendedor')
        .slice(1)
        .map(([name]) => name);
    expect(names()).toEqual(['Beto', 'Ana']);
    fireEvent.click(screen.getByRole('radio', { name: 'Valor' }));
    expect(names()).toEqual(['Ana', 'Beto']);
  });

  it('has every seller, though bars have no room for all', () => {
    const many = Array.from({ length: 15 }, (_, index) => seller(`Vendedor ${index}`, index + 1));
    show({ sellers: ready(many) });
    expect(rowsOf('Pedidos por vendedor')).toHaveLength(16);
  });
});

describe('a chart without figures', () => {
  it('says that it loads, and the other one is there', () => {
    show({ months: { status: 'loading' }, sellers: ready([seller('Ana', 2)]) });
    expect(figure('Pedidos por mês').getByRole('status')).toHaveTextContent('Carregando');
    expect(rowsOf('Pedidos por vendedor')).toHaveLength(2);
  });

  it('says that it failed, and tries again', () => {
    const retry = vi.fn();
    show({ sellers: { status: 'failed', error: new Error('dead'), retry } });
    expect(figure('Pedidos por vendedor').getByRole('alert')).toHaveTextContent(
      'O gráfico não foi carregado.',
    );
    fireEvent.click(screen.getByRole('button', { name: 'Tentar de novo' }));
    expect(retry).toHaveBeenCalledOnce();
  });

  it('says that there are no orders yet', () => {
    show({ months: ready([{ month: '01-2026', sums: emptySummaries }]) });
    expect(
      figure('Pedidos por mês').getByText('Ainda não há pedidos nos últimos 12 meses.'),
    ).toBeVisible();
    expect(figure('Pedidos por vendedor').getByText('Ainda não há pedidos.')).toBeVisible();
    expect(screen.queryByRole('table', { hidden: true })).toBeNull();
  });
});
