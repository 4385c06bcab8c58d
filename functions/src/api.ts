import { onRequest } from 'firebase-functions/https';
import { createApp } from './app';
import { secrets } from './config';

/**
 * All endpoints (§7) as one function, on the app's own origin (Hosting's rewrite, Vite's proxy): no CORS. Ten instances
 * with four connections each suit a small PostgreSQL. Comparing a list of 50,000 products takes about 300 MB, more than
 * the default 256 MiB.
 */
export const api = onRequest(
  { region: 'southamerica-east1', secrets, cors: false, maxInstances: 10, memory: '512MiB' },
  createApp(),
);
