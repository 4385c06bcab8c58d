/**
 * Vite's dev server, ready only when it has prepared the packages of every screen and can answer the first one. A
 * package that it prepared later would reload the open page.
 */
import { fileURLToPath } from 'node:url';
import { execaNode } from 'execa';
import { createServer } from 'vite';

const vite = new URL('../../node_modules/vite/bin/vite.js', import.meta.url);
// In a separate process, because the bundler would keep some 450 MB while the server runs.
await execaNode(fileURLToPath(vite), ['optimize'], { stdio: 'inherit' });

const server = await createServer({ clearScreen: false });
await server.listen();
await server.warmupRequest('/src/main.tsx');
await server.waitForRequestsIdle();
server.printUrls();
