export type { Limits } from './core/limits.ts';
export { DamagedDataError } from './persistence/leveldb/damage.ts';
export { startDatabase, type DatabaseServer, type DatabaseServerOptions } from './server.ts';
