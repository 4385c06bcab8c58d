export type { Limits } from './core/limits.ts';
export { startDatabase, type DatabaseServer, type DatabaseServerOptions } from './server.ts';
