// @vitest-environment jsdom
import { fireEvent, render, screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';

import type { Live } from '../../../../providers/live/live';
import { ChartFigure } from './chart-figure';

const title = 'Pedidos por mês';

function show(data: Live<string>) {
  render(
    <ChartFigure title={title} data={data} emptyText="">
      {(name) => <p>{name}</p>}
    </ChartFigure>,
  );
  return within(screen.getByRole('figure', { name: title }));
}

it('shows that it loads, in the place of the chart', () => {
  expect(show({ status: 'loading' }).getByRole('status')).toHaveTextContent('Carregando');
});

it('shows the failure, and tries again', () => {
  const retry = vi.fn();
  const figure = show({ status: 'failed', error: new Error('dead'), retry });
  expect(figure.getByRole('alert')).toHaveTextContent('O gráfico não foi carregado.');
  fireEvent.click(figure.getByRole('button', { name: 'Tentar de novo' }));
  expect(retry).toHaveBeenCalledOnce();
});
