import { press, see, type ScreenState } from '../state';

const administrator = {
  who: 'administrator',
  path: '/home?resultados=1&periodo=12meses',
} as const;

/** The states of 'Resultados'. */
export const resultsStates: ScreenState[] = [
  { ...administrator, name: 'results', reach: (page) => see(page, /^Atualizado às/) },
  {
    ...administrator,
    name: 'results, the orders behind a figure',
    reach: async (page) => {
      await press(page, /ver Pedidos aprovados/);
      await page
        .getByRole('link', { name: /^Pedido \d+$/ })
        .first()
        .waitFor();
    },
  },
  {
    ...administrator,
    name: 'results, impossible days',
    path: '/home?resultados=1&periodo=dias&de=2026-02-02&ate=2026-02-01',
    reach: (page) => see(page, /^O último dia vem antes/),
  },
  {
    ...administrator,
    name: 'results of days without orders',
    path: '/home?resultados=1&periodo=dias&de=2020-02-01&ate=2020-02-02',
    reach: (page) => see(page, 'Nenhum orçamento foi enviado nestes dias.'),
  },
  {
    ...administrator,
    name: 'results that failed',
    loads: true,
    before: (page) => page.route('**/api/resultados?*', (route) => route.abort()),
    reach: (page) => see(page, /^Os resultados não foram calculados/),
  },
  {
    ...administrator,
    name: 'results, being calculated',
    loads: true,
    before: (page) => page.route('**/api/resultados?*', () => undefined),
    reach: (page) => see(page, 'Calculando os resultados…'),
  },
];
