import type { Rolldown } from 'vite';

/** Each script gets these modules and their static imports. The first script that names a module gets it. */
const closures: [name: string, modules: RegExp][] = [
  ['firebase', /\/src\/data\/(session\/auth|people\/users)\.ts$/],
  ['signed-in', /\/src\/app\/(router|signed-in)\.tsx$/],
  // A script of its own, because the first request to an endpoint would otherwise load a screen's script.
  ['http', /\/src\/data\/base\/http-client\.ts$/],
  ['home', /\/src\/pages\/home\/home-page\.tsx$/],
  ['products', /\/src\/pages\/product\/(products|categories)-page\.tsx$/],
  ['table', /\/antd\/es\/table\/index\.js$/],
  ['orders', /\/src\/features\/order\/list\/order-list\.tsx$/],
  ['charts', /\/node_modules\/recharts\//],
];

/**
 * Every screen needs only the context of antd's forms; the other 40 KB load with a form. antd's package doesn't declare
 * its modules as free of side effects.
 */
const forms: Rolldown.CodeSplittingGroup = {
  name: 'form',
  test: /\/@rc-component\/(async-validator|form\/es\/(?!FormContext))/,
  priority: closures.length + 1,
  includeDependenciesRecursively: false,
};
const formsByThemselves = { test: /\/@rc-component\/form\//, sideEffects: false };

/**
 * A screen in one or two scripts. By default Rolldown makes 186, and /pedidos loaded 118 of them. On a phone, a chain
 * of small requests costs more than the bytes.
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
