import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';

import { App } from './app/app';
import { routes } from './config/routes';

/**
 * The sign-in screen's HTML, made at build time (build/prerender.ts); the surrounding elements match those in main.tsx.
 */
export function prerenderSignIn(): string {
  return renderToString(
    <StrictMode>
      <StaticRouter location={routes.signIn}>
        <App />
      </StaticRouter>
    </StrictMode>,
  );
}
