/**
 * Vite's dev server, which says that it is ready only when the first page can be answered at once: its dependencies are
 * prepared and its modules translated. Vite's own command says so when it listens, and the first visitor waits.
 */
import { createServer } from 'vite';

const server = await createServer({ clearScreen: false });
await server.listen();
await server.warmupRequest('/src/main.tsx');
await server.waitForRequestsIdle();
server.printUrls();
