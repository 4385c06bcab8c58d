import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import type { FigureRow, Figures } from '../../../domain/figures/figures';
import { holdClock } from '../support/clock';
import { chooseOption, openSelect } from '../../support/select';
import { HttpStatus } from '../support/servers/endpoints';
import { endpoints, openScreen } from '../support/open-screen';

const november = { de: '2026-11-01', ate: '2026-11-22' };
const october = { de: '2026-10-01', ate: '2026-10-22' };
const hour = 3_600_000;
const noSums = { linhas: [], grupos: 0 };

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
    vendedor: {
      linhas: [
        { ...row('ana', 'Ana', 120_000, 80_000), aprovados: 4 },
        { ...row('bia', 'Bia', 0), aprovados: 1 },
      ],
      grupos: 2,
    },
    cidade: noSums,
    categoria: noSums,
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
  lista: [
    {
      ...{ numerodopedido: 12, data: '10/11/2026', status: 'Aprovado', cliente: 'CICLO ANTUNES' },
      ...{ vendedor: 'Ana', centavos: 5000, total: 7050 },
    },
  ],
};

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  holdClock(Date.parse('2026-11-22T13:32:10Z'));
  endpoints.replace('/resultados', () => figures);
  endpoints.replace('/pedidosdoresultado', () => behindAll);
});

const open = (search = '') => openScreen('admin', `/home?resultados=1${search}`);
const plain = (text: string | null | undefined) => (text ?? '').replace(/\s/g, ' ');
const tile = (title: string) =>
  plain(screen.getByText(title, { selector: 'article h2' }).closest('article')?.textContent);
const sectionOf = (title: string) => {
  const section = screen.getByText(title, { selector: 'section h2' }).closest('section');
  if (!section) throw new Error(`${title} is in no section`);
  return section;
};
const asked = () => endpoints.askedFor('/resultados').map(({ query }) => query);
const questions = () => endpoints.askedFor('/pedidosdoresultado').map(({ query }) => query);

/** Presses a figure that leads to its orders. */
function press(section: string, name: RegExp) {
  const button = [...sectionOf(section).querySelectorAll('button')].find(({ textContent }) =>
    name.test(plain(textContent)),
  );
  if (!button) throw new Error(`${section} has no ${name.source}`);
  fireEvent.click(button);
}

const drawer = async () => {
  const shown = await screen.findByText(/^Pedidos aprovados$/, { selector: '[role=dialog] *' });
  return within(shown.closest<HTMLElement>('[role=dialog]') ?? document.body);
};

describe('§2 /home: Resultados', () => {
  it('compares this month with the one before, in tiles, tables and files', async () => {
    let answer = () => {};
    endpoints.replace('/resultados', () => {
      return new Promise((resolve) => (answer = () => resolve(figures)));
    });
    await open();
    // The period is visible while the figures load.
    expect(await screen.findByLabelText('Período dos resultados')).toBeVisible();
    await waitFor(() => expect(asked()).toEqual([november]));
    expect(screen.queryByText('Valor aprovado', { selector: 'h2' })).toBeNull();
    answer();

    const about = await screen.findByText(/^Orçamentos enviados de/);
    expect(about).toHaveTextContent('01/11/2026 a 22/11/2026');
    expect(about).toHaveTextContent('01/10/2026 a 22/10/2026');
    expect(about).toHaveTextContent('Cada um conta no dia do envio');
    expect(screen.getByText(/^Atualizado às 10:32/)).toBeVisible();
    for (const [title, ...texts] of [
      ['Valor aprovado', 'R$ 1.200.00', 'R$ 800.00', '+50%'],
      ['Pedidos aprovados', '4', '2', '+100%'],
      ['Ticket médio', 'R$ 300.00', 'R$ 400.00', '-25%'],
      ['Até a aprovação', '30 h', '—'],
      ['Conversão', '80%', '50%', '+30 p.p.'],
      ['Orçamentos enviados', '5', '4', '+25%'],
    ] as const) {
      for (const text of texts) expect(tile(title)).toContain(text);
    }

    const customers = sectionOf('Melhores clientes');
    expect(customers.querySelectorAll('tbody tr')).toHaveLength(10);
    expect(within(customers).getByText(/^10 de 312 clientes/)).toBeVisible();
    for (let more = 0; more < 4; more++) press('Melhores clientes', /^Mostrar mais/);
    expect(customers.querySelectorAll('tbody tr')).toHaveLength(50);
    expect(within(customers).queryByText(/^Mostrar mais/)).toBeNull();

    const files: Blob[] = [];
    const names: string[] = [];
    Object.assign(URL, { createObjectURL: (file: Blob) => `blob:${files.push(file)}` });
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: unknown) {
      names.push((this as HTMLAnchorElement).download);
    });
    press('Produtos mais vendidos', /^CSV/);
    expect(names).toEqual(['resultados-produto-2026-11-01-a-2026-11-22.csv']);
    expect(Buffer.from((await files[0]?.arrayBuffer()) ?? new ArrayBuffer()).toString()).toBe(
      '\uFEFFCódigo;Produto;Pedidos;Peças;Valor aprovado;Valor antes\r\n' +
        '1034;PNEU 29;2;7;500,50;0,00\r\nX9;;2;7;1,00;0,00\r\n',
    );

    fireEvent.click(screen.getByText('Atualizar'));
    await waitFor(() => expect(asked()).toEqual([november, november]));
  });

  it('leads from a figure to its orders, and from these to each', async () => {
    await open();
    await screen.findByText(/^Orçamentos enviados de/);
    press('Por vendedor', /^R\$ 1\.200\.00: ver Pedidos aprovados/);
    const shown = await drawer();
    expect(plain((await shown.findByText(/^4 pedidos/)).textContent)).toBe(
      '4 pedidos, R$ 1.200.00',
    );
    const aprovados = { ...november, pedidos: 'aprovados' };
    expect(questions()).toEqual([{ ...aprovados, por: 'vendedor', chave: 'ana' }]);
    expect(shown.getByText('Pedido 12')).toHaveAttribute(
      'href',
      '/pedidos?status=Aprovado&numero=12&pedido=12',
    );
    expect(plain(shown.getByText(/no pedido$/).textContent)).toBe('de R$ 70.50 no pedido');
    expect(shown.queryByText(/^Os pedidos mudaram/)).toBeNull();

    // The orders have moved since.
    endpoints.replace('/pedidosdoresultado', () => ({ ...behindAll, pedidos: 3 }));
    press('Por mês', /^R\$/);
    expect(await shown.findByText(/^Os pedidos mudaram depois/)).toBeVisible();
    expect(questions().at(-1)).toEqual(aprovados);
    // The earlier figures, and a count whose sum is 0.
    press('Por vendedor', /^R\$ 800\.00/);
    await waitFor(() => expect(questions().at(-1)).toMatchObject(october));
    press('Por vendedor', /^1: ver Pedidos aprovados, Bia/);
    await waitFor(() =>
      expect(questions().at(-1)).toEqual({ ...aprovados, por: 'vendedor', chave: 'bia' }),
    );

    endpoints.replace('/pedidosdoresultado', () => {
      throw new HttpStatus(503, { mensagem: 'fora do ar' });
    });
    press('Por vendedor', /^4: ver Pedidos aprovados, Ana/);
    expect(await shown.findByText(/^Os pedidos não foram lidos/)).toBeVisible();
  });

  it('uses the days of its address, and says that nothing was sent in them', async () => {
    const nothing = { pedidos: 0, centavos: 0 };
    const totals = { enviados: nothing, aprovados: nothing, mediana: null };
    endpoints.replace('/resultados', () => ({ ...figures, agora: totals, antes: totals }));
    await open('&periodo=dias&de=2026-02-01&ate=2026-02-10');
    expect(await screen.findByText('Nenhum orçamento foi enviado nestes dias.')).toBeVisible();
    expect(asked()).toEqual([{ de: '2026-02-01', ate: '2026-02-10' }]);
    expect(document.querySelector('main table')).toBeNull();
  });

  it('compares with the same days of the year before, and a year with nothing else', async () => {
    await open('&comparar=anopassado');
    await waitFor(() => expect(asked()).toEqual([{ ...november, mesesantes: '12' }]));
    openSelect(await screen.findByLabelText('Período'));
    chooseOption('Este ano');
    await waitFor(() =>
      expect(asked().at(-1)).toEqual({ de: '2026-01-01', ate: november.ate, mesesantes: '12' }),
    );
    expect(screen.queryByLabelText('Comparar com')).toBeNull();
    openSelect(screen.getByLabelText('Período'));
    chooseOption('Este trimestre');
    expect(await screen.findByLabelText('Comparar com')).toBeVisible();
  });

  it('requests nothing while its days are invalid', async () => {
    await open('&periodo=dias&de=2026-02-30&ate=2026-03-01');
    expect(await screen.findByText(/^Escolha o primeiro e o último dia/)).toHaveRole('alert');
    expect(asked()).toEqual([]);
  });

  it('gives the reason if there are none, and tries again', async () => {
    endpoints.replace('/resultados', () => {
      throw new HttpStatus(503);
    });
    await open();
    expect(await screen.findByText(/^Os resultados não foram calculados/)).toBeVisible();
    endpoints.replace('/resultados', () => figures);
    fireEvent.click(screen.getByText('Tentar de novo'));
    expect(await screen.findByText(/^Orçamentos enviados de/)).toBeVisible();
  });
});
