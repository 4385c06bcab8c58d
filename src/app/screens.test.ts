import { describe, expect, it, test } from 'vitest';

import { can, type Capability, type RoleFields } from '../../domain/session/access';
import { routes } from '../config/routes';
import { publicScreens, screens, signInScreen } from './screens';

const everyone = ['administrator', 'seller', 'customer', 'waiting'] as const;
type Who = (typeof everyone)[number];

const people: Record<Who, RoleFields> = {
  administrator: { superUser: true, permissao: 'superUser', analise: true },
  seller: { superUser: false, permissao: 'vendedor', analise: true },
  customer: { superUser: false, permissao: 'cliente', analise: true },
  waiting: { superUser: false, permissao: 'vendedor', analise: false },
};

const mayOpen = (who: Who, needs: Capability | null) => needs === null || can(people[who], needs);

describe('§2 Routes', () => {
  it('have a screen each', () => {
    const paths = [signInScreen, ...publicScreens, ...screens].map(({ path }) => path);
    expect(paths.toSorted()).toEqual(Object.values(routes).toSorted());
  });

  it('are public for sign-in and self-registration', () => {
    const open = [signInScreen, ...publicScreens].map(({ path }) => path);
    expect(open).toEqual(['/', '/cadastrocliente', '/obrigadocadastro']);
  });

  test.each<[string, readonly Who[]]>([
    ['/home', everyone],
    ['/obrigado', everyone],
    ['/categorias', ['administrator', 'seller', 'customer']],
    ['/produtos', ['administrator', 'seller', 'customer']],
    ['/carrinho', ['administrator', 'seller', 'customer']],
    ['/pedidos', ['administrator']],
    ['/pedidosvendedor', ['seller']],
    ['/pedidoscliente', ['customer']],
    ['/cadastro', ['administrator']],
    ['/cadastrovendedores', ['administrator']],
    ['/obrigadocadastrovendedor', ['administrator']],
    ['/analise', ['administrator']],
    ['/analisevendedores', ['administrator']],
    ['/clientes', ['administrator']],
    ['/vendedores', ['administrator']],
  ])('§6 %s opens for %j', (path, allowed) => {
    const found = screens.filter((screen) => screen.path === path);
    expect(found).toHaveLength(1);
    expect(everyone.filter((who) => mayOpen(who, found[0]?.needs ?? null))).toEqual(allowed);
  });

  it('are 18', () => {
    const paths = [signInScreen, ...publicScreens, ...screens].map(({ path }) => path);
    expect(new Set(paths).size).toBe(18);
    expect(paths).toHaveLength(18);
  });
});
