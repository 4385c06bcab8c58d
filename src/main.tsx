import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';

// Before what the screens bring along, which changes what is their own.
import './base.css';

import { App } from './app/app';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

const app = (
  <StrictMode>
    <App pathname={location.pathname} />
  </StrictMode>
);

// In the production build the sign-in screen is already in the page (prerender.tsx).
if (root.hasChildNodes()) hydrateRoot(root, app);
else createRoot(root).render(app);
