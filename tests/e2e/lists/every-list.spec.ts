import type { Page } from '@playwright/test';

import type { Permissao, User } from '../../../domain/people/user';
import { removeCustomers } from '../../support/data/customers';
import { store, stored } from '../../support/stored';
import { testList } from './list-factory';

/** The abilities of every list. Each list is declared for its tests in a few lines. */

const cards = (title: string) => (page: Page) =>
  page.getByRole('list', { name: title }).getByRole('listitem');

/** Removes all people of a list. */
const removeAll = (permissao: Permissao, analise: User['analise']) => async () => {
  const users = Object.values((await stored<Record<string, User>>('usuarios')) ?? {});
  const listed = users.filter((user) => user.permissao === permissao && user.analise === analise);
  await removeCustomers(...listed.map(({ uid }) => uid));
};

const people = {
  who: 'admin',
  opens: (page: Page) => page.getByRole('dialog', { name: 'Cadastro' }),
  failed: { place: /^\/usuarios$/, says: 'Os cadastros não puderam ser carregados.' },
} as const;

const ofCustomers = {
  filters: {
    typed: { 'Razão social': ['c', 'C'], 'E-mail do cliente': ['@', '@'] },
    address: '?razao=C&email=@',
  },
  noMatch: { label: 'Código', typed: '999999', says: 'Nenhum cadastro com esses filtros.' },
} as const;

testList('§2', {
  ...people,
  ...ofCustomers,
  path: '/clientes',
  entries: cards('Lista de Clientes'),
  empty: { by: removeAll('cliente', true), says: 'Nenhum cliente aprovado.' },
});

testList('§2', {
  ...people,
  path: '/vendedores',
  entries: cards('Lista de Vendedores'),
  empty: { by: removeAll('vendedor', true), says: 'Nenhum vendedor aprovado.' },
});

testList('§2', {
  ...people,
  ...ofCustomers,
  path: '/analise',
  entries: cards('Análise cadastral'),
  bulk: {
    act: /^Aprovar \(2\)/,
    confirm: /^Aprovar 2 cadastros/,
    verdict: /2 de 2 cadastros aprovados/,
  },
  empty: { by: removeAll('cliente', false), says: 'Nenhum cadastro em análise.' },
});

testList('§2', {
  who: 'admin',
  path: '/pedidos',
  entries: (page) => page.getByRole('row', { name: /^Pedido \d+$/ }),
  opens: (page) => page.getByRole('region', { name: /^Detalhes do pedido/ }),
  filters: {
    typed: { 'Nome da empresa': ['a', 'A'], 'Nome do vendedor': ['a', 'A'] },
    address: '?empresa=A&vendedor=A',
  },
  noMatch: {
    label: 'Número do pedido',
    typed: '99999999',
    says: 'Nenhum pedido com esses filtros.',
  },
  empty: { by: () => store('cabecalhos', null), says: 'Não temos pedidos' },
  failed: { place: /^\/cabecalhos$/, says: 'Os pedidos não puderam ser carregados.' },
});
