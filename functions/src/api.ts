import { onRequest } from 'firebase-functions/https';
import { createApp } from './app';
import { secrets } from './config';

/**
 * All endpoints (§7) as one function.
 *
 * The app and the endpoints share one origin (Hosting's rewrite, Vite's proxy), so there is no CORS.
 * Ten instances with four connections each stay below a small PostgreSQL's limit. A list of 50,000 products takes about
 * 300 MB while it is compared, more than the platform's 256 MiB.
 */
export const api = onRequest(
  { region: 'southamerica-east1', secrets, cors: false, maxInstances: 10, memory: '512MiB' },
  createApp(),
);
