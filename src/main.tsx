import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';

// Must come first: the screens' styles override these.
import './base.css';

import { App } from './app/app';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

const app = (
  <StrictMode>
    <App pathname={location.pathname} />
  </StrictMode>
);

// In the production build the page already contains the sign-in screen (prerender.tsx).
if (root.hasChildNodes()) hydrateRoot(root, app);
else createRoot(root).render(app);
