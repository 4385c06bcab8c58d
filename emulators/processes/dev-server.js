/**
 * Vite's dev server, ready only when every page answers at once. Vite itself is ready when it listens: the first
 * visitor waits, and a dependency of a later screen reloads the open page.
 */
import { readdir } from 'node:fs/promises';
import { createServer } from 'vite';

const server = await createServer({ clearScreen: false });
await server.listen();
const files = await readdir('src', { recursive: true });
const modules = files.filter((file) => /\.tsx?$/.test(file) && !/test/.test(file));
await Promise.all(modules.map((file) => server.warmupRequest(`/src/${file}`)));
await server.waitForRequestsIdle();
const { depsOptimizer } = server.environments.client;
await depsOptimizer.scanProcessing;
await Promise.all(depsOptimizer.metadata.depInfoList.map(({ processing }) => processing));
server.printUrls();
