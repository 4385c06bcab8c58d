import { describe, expect, it } from 'vitest';

import type { RoleFields } from '../../../../domain/session/access';
import { menuItems } from './menu-items';

const administrator: RoleFields = { superUser: true, permissao: 'superUser', analise: true };
const seller: RoleFields = { superUser: false, permissao: 'vendedor', analise: true };
const customer: RoleFields = { superUser: false, permissao: 'cliente', analise: true };
const nothing = { cartCount: 0, pendingCustomers: 0, pendingSellers: 0, newQuotes: 0 };
const everything = { cartCount: 2, pendingCustomers: 3, pendingSellers: 1, newQuotes: 7 };

function entries(user: RoleFields, state: typeof nothing) {
  return menuItems(user, state).map(({ label, to }) => `${label} ${to}`);
}

/** The menu itself adds the last entry, 'Sair' (side-menu.tsx). */
describe('§2 Side menus', () => {
  it('offer the administrator everything, in order', () => {
    expect(entries(administrator, everything)).toEqual([
      'Home /home',
      'Pedidos /pedidos',
      'Cadastro Vendedores /cadastrovendedores',
      'Análise Vendedores /analisevendedores',
      'Vendedores /vendedores',
      'Cadastro Cliente /cadastro',
      'Análise /analise',
      'Clientes /clientes',
      'Carrinho /carrinho',
      'Produtos /produtos',
    ]);
  });

  it.each([
    ['pendingSellers', 'Análise Vendedores /analisevendedores'],
    ['pendingCustomers', 'Análise /analise'],
    ['cartCount', 'Carrinho /carrinho'],
  ])('show an entry to the administrator only while %s is above 0: %s', (count, entry) => {
    expect(entries(administrator, nothing)).not.toContain(entry);
    expect(entries(administrator, { ...nothing, [count]: 1 })).toContain(entry);
  });

  it('show the counts of people in Análise, new quotes in Pedidos, and lines in Carrinho', () => {
    const counted = (user: RoleFields, state: typeof nothing) =>
      menuItems(user, state).filter(({ badge }) => badge !== undefined);
    expect(counted(administrator, everything)).toMatchObject([
      { label: 'Pedidos', badge: 7, counted: 'novos' },
      { label: 'Análise', badge: 3, counted: 'em análise' },
      { label: 'Carrinho', badge: 2, counted: 'itens' },
    ]);
    expect(counted(seller, { ...nothing, newQuotes: 1 })).toMatchObject([
      { label: 'Pedidos', badge: 1, counted: 'novo' },
    ]);
    expect(counted(customer, everything)).toMatchObject([{ badge: 2, counted: 'itens' }]);
    expect(counted(administrator, nothing)).toEqual([]);
  });

  it('lead a customer to their orders, and to a filled cart', () => {
    const always = [
      'Home /home',
      'Pedidos /pedidoscliente',
      'Produtos /produtos',
      'Categorias /categorias',
    ];
    expect(entries(customer, nothing)).toEqual(always);
    expect(entries(customer, everything)).toEqual([
      'Home /home',
      'Pedidos /pedidoscliente',
      'Carrinho /carrinho',
      'Produtos /produtos',
      'Categorias /categorias',
    ]);
  });

  it('lead a seller to their orders', () => {
    expect(entries(seller, everything)).toEqual([
      'Home /home',
      'Pedidos /pedidosvendedor',
      'Produtos /produtos',
      'Categorias /categorias',
    ]);
  });

  it.each([false, 'removido'] as const)('leave nothing but Home while analise is %s', (analise) => {
    expect(entries({ ...customer, analise }, everything)).toEqual(['Home /home']);
  });
});
