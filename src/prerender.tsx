import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';

import { App } from './app/app';
import { routes } from './config/routes';

/** The sign-in screen's HTML for the build (build/prerender.ts), in the same elements as in main.tsx. */
export function prerenderSignIn(): string {
  return renderToString(
    <StrictMode>
      <App pathname={routes.signIn} />
    </StrictMode>,
  );
}
