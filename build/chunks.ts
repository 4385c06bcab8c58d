import type { Rolldown } from 'vite';

/** A script with these modules and all that they load at once. The first that names a module gets it. */
const closures: [name: string, modules: RegExp][] = [
  ['firebase', /\/src\/data\/(session\/auth|people\/users)\.ts$/],
  ['signed-in', /\/src\/app\/(router|signed-in)\.tsx$/],
  ['home', /\/src\/pages\/home\/home-page\.tsx$/],
  ['products', /\/src\/pages\/product\/(products|categories)-page\.tsx$/],
  ['table', /\/antd\/es\/table\/index\.js$/],
  ['orders', /\/src\/features\/order\/list\/order-list\.tsx$/],
  ['charts', /\/node_modules\/recharts\//],
];

/**
 * A screen in one or two scripts. Rolldown alone makes one for each set of modules that the same screens share: 186,
 * and /pedidos asked for 118 of them. Each costs a request; on a phone's network a chain of small ones costs more than
 * their bytes.
 */
export const chunkGroups: Rolldown.CodeSplittingGroup[] = [
  { name: 'first', tags: ['$initial'], priority: closures.length + 1 },
  ...closures.map(([name, test], index) => ({ name, test, priority: closures.length - index })),
];
