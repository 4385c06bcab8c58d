import type { Rolldown } from 'vite';

/** A script with these modules and all that they load at once. The first that names a module gets it. */
const closures: [name: string, modules: RegExp][] = [
  ['firebase', /\/src\/data\/(session\/auth|people\/users)\.ts$/],
  ['signed-in', /\/src\/app\/(router|signed-in)\.tsx$/],
  // Else a screen's script would hold a part of it, and the first question to an endpoint would wait for that screen.
  ['http', /\/src\/data\/base\/http-client\.ts$/],
  ['home', /\/src\/pages\/home\/home-page\.tsx$/],
  ['products', /\/src\/pages\/product\/(products|categories)-page\.tsx$/],
  ['table', /\/antd\/es\/table\/index\.js$/],
  ['orders', /\/src\/features\/order\/list\/order-list\.tsx$/],
  ['charts', /\/node_modules\/recharts\//],
];

/**
 * Of antd's forms, every screen needs the context alone: the rest, 40 KB, comes with a form. Its package doesn't say that
 * its modules do nothing by themselves.
 */
const forms: Rolldown.CodeSplittingGroup = {
  name: 'form',
  test: /\/@rc-component\/(async-validator|form\/es\/(?!FormContext))/,
  priority: closures.length + 1,
  includeDependenciesRecursively: false,
};
const formsByThemselves = { test: /\/@rc-component\/form\//, sideEffects: false };

/**
 * A screen in one or two scripts. Alone, Rolldown makes 186, and /pedidos asked for 118 of them. On a phone, a chain of
 * small requests costs more than the bytes.
 */
export const chunks: Rolldown.RolldownOptions = {
  output: {
    codeSplitting: {
      groups: [
        { name: 'first', tags: ['$initial'], priority: closures.length + 2 },
        forms,
        ...closures.map(([name, test], index) => ({
          name,
          test,
          priority: closures.length - index,
        })),
      ],
    },
  },
  treeshake: { moduleSideEffects: [formsByThemselves] },
};
