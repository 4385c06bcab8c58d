import { createBrowserRouter, RouterProvider } from 'react-router-dom';

import { routeObjects } from './route-objects';

let router: ReturnType<typeof createBrowserRouter> | undefined;

/** The one of this page; it begins with the address of the moment when the screens are first shown. */
function browserRouter() {
  router ??= createBrowserRouter(routeObjects);
  return router;
}

/** The screens. */
export function Router() {
  return (
    <RouterProvider
      router={browserRouter()}
      onError={(error) => console.error('A screen failed', error)}
    />
  );
}
