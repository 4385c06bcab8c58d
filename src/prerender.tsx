import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';

import { App } from './app/app';
import { routes } from './config/routes';

/** The sign-in screen's HTML, made at build time (build/prerender.ts); around it stands the same as in main.tsx. */
export function prerenderSignIn(): string {
  return renderToString(
    <StrictMode>
      <App pathname={routes.signIn} />
    </StrictMode>,
  );
}
