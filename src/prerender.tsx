import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';

import { App } from './app/app';
import { routes } from './config/routes';

/** The sign-in screen's HTML, made at build time (build/prerender.ts), with the elements of main.tsx around it. */
export function prerenderSignIn(): string {
  return renderToString(
    <StrictMode>
      <App pathname={routes.signIn} />
    </StrictMode>,
  );
}
