import { onRequest } from 'firebase-functions/https';
import { createApp } from './app';
import { apiInstances, region, secrets } from './config';

/**
 * All endpoints (§7) as one function on the app's own origin (Hosting's rewrite, Vite's proxy), so no CORS. Twenty
 * calls at once share an instance's four connections to PostgreSQL. Comparing a list of 50,000 products takes about 300
 * MB, more than the default 256 MiB.
 */
export const api = onRequest(
  { region, secrets, cors: false, maxInstances: apiInstances, concurrency: 20, memory: '512MiB' },
  createApp(),
);
