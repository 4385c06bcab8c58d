import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import { paths } from '../../../domain/paths';
import { emptySummaries, type Summaries } from '../../../domain/figures/summary';
import { holdClock } from '../support/clock';
import { database, openScreen } from '../support/open-screen';

const january: Summaries = {
  Pendente: { quantidade: 3, centavos: 3000 },
  Aprovado: { quantidade: 20, centavos: 123_450 },
  Excluido: { quantidade: 1, centavos: 700 },
};
/** The more orders, the less they come to. */
const sold = (quantidade: number): Summaries => ({
  ...emptySummaries,
  Aprovado: { quantidade, centavos: Math.round(10_000 / quantidade) },
});

const months = 'Pedidos por mês';
const sellers = 'Pedidos por vendedor';

const figure = (name: string) =>
  screen.getByText(name, { selector: 'figure h3' }).closest('figure') ?? document.body;
/** The rows of a chart's table, including its head. */
const rowsOf = (name: string) =>
  [...figure(name).querySelectorAll('tr')].map((row) =>
    [...row.children].map(({ textContent }) => textContent.replace(/\s/g, ' ')),
  );
const namesOf = (name: string) =>
  rowsOf(name)
    .slice(1)
    .map(([first]) => first);

beforeEach(async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  holdClock(Date.parse('2026-01-15T13:00:00Z'));
  await database.storeAll({
    [paths.monthsSummaries]: { '01-2026': january },
    [paths.sellersSummaries]: null,
  });
});

async function open() {
  await openScreen('admin', '/home');
  await screen.findByText(sellers, { selector: 'figure h3' });
}

describe('§2 /home: the charts of the dashboard', () => {
  it('have tables of every month since the first order and of every seller', async () => {
    // Bars have no room for so many.
    const many = Array.from({ length: 15 }, (_, at) => `seller-${at + 1}`);
    await database.storeAll(
      Object.fromEntries<unknown>(
        many.flatMap((uid, at) => [
          [paths.seller(uid), { value: uid, label: `Vendas ${uid}` }],
          [paths.sellerSummaries(uid), sold(at + 1)],
        ]),
      ),
    );
    await open();
    await waitFor(() => expect(rowsOf(sellers)).toHaveLength(16));
    expect(rowsOf(months)).toEqual([
      ['Mês', 'Aprovados', 'Pendentes', 'Excluídos', 'Total'],
      ['janeiro de 2026', '20', '3', '1', '24'],
    ]);
    // First who has most of what is shown.
    expect(namesOf(sellers)[0]).toBe('Vendas seller-15');

    fireEvent.click(screen.getByLabelText('Valor'));
    expect(rowsOf(months).at(-1)).toEqual([
      'janeiro de 2026',
      'R$ 1.234.50',
      'R$ 30.00',
      'R$ 7.00',
      'R$ 1.271.50',
    ]);
    expect(namesOf(sellers)[0]).toBe('Vendas seller-1');
  });

  it('say that there are no orders yet', async () => {
    await database.store(paths.monthsSummaries, null);
    await open();
    expect(
      await within(figure(months)).findByText('Ainda não há pedidos nos últimos 12 meses.'),
    ).toBeVisible();
    expect(await within(figure(sellers)).findByText('Ainda não há pedidos.')).toBeVisible();
    expect(document.querySelector('figure table')).toBeNull();
  });
});
