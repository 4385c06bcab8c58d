// @vitest-environment jsdom
import { createMemoryRouter, matchRoutes } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';

import { routeObjects } from './route-objects';
import { publicScreens, screens, signInScreen } from './screens';

describe('the router’s routes', () => {
  it('lead to their screens, and other addresses to none', () => {
    const found = (path: string) => matchRoutes(routeObjects, path)?.at(-1)?.route.path;
    for (const { path } of [signInScreen, ...publicScreens, ...screens]) {
      expect(found(path)).toBe(path);
    }
    for (const path of ['/nada', '/home/1', '/pedidos/12', '/cadastrocliente/x']) {
      expect(found(path)).toBe('*');
    }
  });

  it('load the code of their screens, for every router', async () => {
    for (const path of ['/home', '/categorias', '/home']) {
      const router = createMemoryRouter(routeObjects, { initialEntries: [path] });
      await vi.waitFor(() => expect(router.state.initialized).toBe(true));
      expect(router.state.errors).toBeNull();
      router.dispose();
    }
  });
});
