// @vitest-environment jsdom
import { fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import type { FigureQuestion, FigureRow, Figures } from '../../../../domain/figures';
import { useFigures, useOrdersBehind } from '../../../providers/figures';
import { useUser } from '../../../providers/session';
import { saveFile } from '../../../ui/save-file';
import { Results } from './results';

vi.mock('../../../providers/session', () => ({ useSession: vi.fn(), useUser: vi.fn() }));
vi.mock('../../../providers/figures', () => ({
  useFigures: vi.fn(),
  useOrdersBehind: vi.fn(),
  useRefreshFigures: () => ({ refresh, refreshing: false }),
  figuresFailure: (what: string, error: Error) => `${what}: ${error.message}`,
}));
vi.mock('../../../ui/save-file', () => ({ saveFile: vi.fn() }));
// It measures the page, which jsdom does not lay out; it is looked at in the browser.
vi.mock('./figure-bars', () => ({ FigureBars: () => null }));

const refresh = vi.hoisted(() => vi.fn());
const ready = <T,>(data: T) => ({ status: 'ready', data }) as const;

const november = { de: '2026-11-01', ate: '2026-11-22' };
const october = { de: '2026-10-01', ate: '2026-10-22' };
const hour = 3_600_000;
const none = { linhas: [], grupos: 0 };

const row = (chave: string, nome: string, centavos: number, antes = 0): FigureRow => ({
  ...{ chave, nome, centavos, antes, aprovados: 2, enviados: 4, pecas: 7 },
});

const figures: Figures = {
  atualizadoem: Date.parse('2026-11-22T13:32:10Z'),
  periodo: november,
  anterior: october,
  agora: {
    enviados: { pedidos: 5, centavos: 150_000 },
    aprovados: { pedidos: 4, centavos: 120_000 },
    mediana: 30 * hour,
  },
  antes: {
    enviados: { pedidos: 4, centavos: 90_000 },
    aprovados: { pedidos: 2, centavos: 80_000 },
    mediana: null,
  },
  por: {
    mes: { linhas: [row('11-2026', '', 120_000)], grupos: 1 },
    vendedor: { linhas: [{ ...row('ana', 'Ana', 120_000, 80_000), aprovados: 4 }], grupos: 1 },
    cidade: none,
    categoria: none,
    cliente: {
      linhas: Array.from({ length: 50 }, (_, at) => row(`c${at}`, `Cliente ${at}`, 1000 - at)),
      grupos: 312,
    },
    produto: { linhas: [row('1034', 'PNEU 29', 50_050), row('X9', '', 100)], grupos: 2 },
  },
};

const behindAll = {
  pedidos: 4,
  centavos: 120_000,
  orders: [
    {
      ...{ numerodopedido: 12, data: '10/11/2026', status: 'Aprovado', cliente: 'CICLO ANTUNES' },
      ...{ vendedor: 'Ana', centavos: 5000, total: 7050 },
    },
  ],
  loadMore: undefined,
  loadingMore: false,
  failedMore: false,
};

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-22T13:32:10Z'), toFake: ['Date'] });
  vi.mocked(useUser, { partial: true }).mockReturnValue({ uid: 'admin' });
  vi.mocked(useFigures).mockReturnValue(ready(figures));
  vi.mocked(useOrdersBehind).mockReturnValue(ready(behindAll));
});

afterEach(() => void vi.useRealTimers());

function show(search = '') {
  render(
    <MemoryRouter initialEntries={[`/home?resultados=1${search}`]}>
      <Results />
    </MemoryRouter>,
  );
}

const plain = (text: string | null | undefined) => (text ?? '').replace(/\s/g, ' ');
const tile = (title: string) =>
  plain(screen.getByRole('heading', { name: title }).closest('article')?.textContent);
const section = (title: string) => within(screen.getByRole('region', { name: title }));
const asked = () => vi.mocked(useFigures).mock.lastCall?.[0];
const question = () => vi.mocked(useOrdersBehind).mock.lastCall?.[0];

describe('§2 /home: Resultados', () => {
  it('begins with this month and says what it is compared with, and until when it holds', () => {
    show();
    expect(asked()).toEqual(november);
    const about = screen.getByText(/^Orçamentos enviados de/);
    expect(about).toHaveTextContent('01/11/2026 a 22/11/2026');
    expect(about).toHaveTextContent('01/10/2026 a 22/10/2026');
    expect(about).toHaveTextContent('Cada um conta no dia do envio');
    expect(screen.getByText(/^Atualizado às 10:32/)).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: 'Atualizar' }));
    expect(refresh).toHaveBeenCalledOnce();
  });

  it.each([
    ['Valor aprovado', ['R$ 1.200.00', 'R$ 800.00', '+50%']],
    ['Pedidos aprovados', ['4', '2', '+100%']],
    ['Ticket médio', ['R$ 300.00', 'R$ 400.00', '-25%']],
    ['Até a aprovação', ['30 h', '—']],
    ['Conversão', ['80%', '50%', '+60%']],
    ['Orçamentos enviados', ['5', '4', '+25%']],
  ])('%s: now, before, and the difference', (title, texts) => {
    show();
    for (const text of texts) expect(tile(title)).toContain(text);
  });

  it('takes the days of its address', () => {
    show('&periodo=dias&de=2026-02-01&ate=2026-02-10');
    expect(asked()).toEqual({ de: '2026-02-01', ate: '2026-02-10' });
  });

  it.each([
    ['&de=2026-02-10&ate=2026-02-01', /^O último dia vem antes do primeiro/],
    ['&de=2019-01-01&ate=2026-02-01', /^São mais de cinco anos/],
    ['&de=2026-02-30&ate=2026-03-01', /^Escolha o primeiro e o último dia/],
  ])('asks nothing with %s', (days, problem) => {
    show(`&periodo=dias${days}`);
    expect(asked()).toBeNull();
    expect(screen.getByRole('alert')).toHaveTextContent(problem);
  });

  it('leads from a figure to its orders, and from these to each', () => {
    show();
    fireEvent.click(
      section('Por vendedor').getByRole('button', {
        name: /R\$.1\.200\.00: ver Pedidos aprovados/,
      }),
    );
    expect(question()).toEqual({
      periodo: november,
      pedidos: 'aprovados',
      grupo: { por: 'vendedor', chave: 'ana' },
    } satisfies FigureQuestion);
    const drawer = within(screen.getByRole('dialog', { name: 'Pedidos aprovados' }));
    expect(plain(drawer.getByRole('status').textContent)).toBe('4 pedidos, R$ 1.200.00');
    expect(drawer.getByRole('link', { name: 'Pedido 12' })).toHaveAttribute(
      'href',
      '/pedidos?status=Aprovado&numero=12&pedido=12',
    );
    expect(plain(drawer.getByText(/no pedido$/).textContent)).toBe('de R$ 70.50 no pedido');
    expect(drawer.queryByText(/^Os pedidos mudaram/)).toBeNull();
  });

  it('leads to the orders of before, of a month, and says when they have moved since', () => {
    vi.mocked(useOrdersBehind).mockReturnValue(ready({ ...behindAll, pedidos: 3 }));
    show();
    fireEvent.click(section('Por mês').getByRole('button', { name: /^R\$/ }));
    expect(question()).toEqual({ periodo: november, pedidos: 'aprovados' });
    expect(screen.getByText(/^Os pedidos mudaram depois/)).toBeVisible();
    fireEvent.click(section('Por vendedor').getByRole('button', { name: /^R\$.800\.00/ }));
    expect(question()?.periodo).toEqual(october);
  });

  it('leads to the orders of a count whose sum is nothing', () => {
    const gift = { linhas: [{ ...row('bia', 'Bia', 0), aprovados: 1 }], grupos: 1 };
    vi.mocked(useFigures).mockReturnValue(
      ready({ ...figures, por: { ...figures.por, vendedor: gift } }),
    );
    show();
    fireEvent.click(
      section('Por vendedor').getByRole('button', { name: /^1: ver Pedidos aprovados, Bia/ }),
    );
    expect(question()?.grupo).toEqual({ por: 'vendedor', chave: 'bia' });
  });

  it('shows ten customers at first, and up to the fifty that came', () => {
    show();
    const customers = section('Melhores clientes');
    expect(customers.getAllByRole('row')).toHaveLength(11);
    expect(customers.getByText(/^10 de 312 clientes/)).toBeVisible();
    for (let more = 0; more < 4; more++) {
      fireEvent.click(customers.getByRole('button', { name: /^Mostrar mais/ }));
    }
    expect(customers.getAllByRole('row')).toHaveLength(51);
    expect(customers.queryByRole('button', { name: /^Mostrar mais/ })).toBeNull();
  });

  it('saves a table as a CSV for Excel', async () => {
    show();
    fireEvent.click(screen.getByRole('button', { name: 'CSV: Produtos mais vendidos' }));
    const [file, name] = vi.mocked(saveFile).mock.lastCall ?? [];
    expect(name).toBe('resultados-produto-2026-11-01-a-2026-11-22.csv');
    const bytes = new Uint8Array((await file?.arrayBuffer()) ?? new ArrayBuffer());
    expect(Buffer.from(bytes).toString()).toBe(
      '\uFEFFCódigo;Produto;Pedidos;Peças;Valor aprovado;Valor antes\r\n' +
        '1034;PNEU 29;2;7;500,50;0,00\r\nX9;;2;7;1,00;0,00\r\n',
    );
  });

  it('keeps the period in sight while it calculates', () => {
    vi.mocked(useFigures).mockReturnValue({ status: 'loading' });
    show();
    expect(screen.getByRole('group', { name: 'Período dos resultados' })).toBeVisible();
    expect(screen.queryByText('Valor aprovado')).toBeNull();
  });

  it('says why there are none, and tries again', () => {
    const retry = vi.fn();
    const error = new Error('a cópia ainda está em 10:00.');
    vi.mocked(useFigures).mockReturnValue({ status: 'failed', error, retry });
    show();
    expect(screen.getByText(`Os resultados não foram calculados: ${error.message}`)).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: 'Tentar de novo' }));
    expect(retry).toHaveBeenCalledOnce();
  });

  it('says why the orders behind a figure did not come', () => {
    const error = new Error('sem conexão.');
    vi.mocked(useOrdersBehind).mockReturnValue({ status: 'failed', error, retry: vi.fn() });
    show();
    fireEvent.click(section('Por mês').getByRole('button', { name: /^R\$/ }));
    expect(screen.getByText('Os pedidos não foram lidos: sem conexão.')).toBeVisible();
  });

  it('says that nothing was sent', () => {
    const nothing = { pedidos: 0, centavos: 0 };
    const totals = { enviados: nothing, aprovados: nothing, mediana: null };
    vi.mocked(useFigures).mockReturnValue(ready({ ...figures, agora: totals, antes: totals }));
    show();
    expect(screen.getByText('Nenhum orçamento foi enviado nestes dias.')).toBeVisible();
    expect(screen.queryByRole('table')).toBeNull();
  });
});
