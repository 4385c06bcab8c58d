export type { Limits } from './core/limits.ts';
export { DamagedDataError } from './persistence/leveldb/damage.ts';
export type { Snapshot } from './core/snapshot.ts';
export {
  startDatabase,
  type DatabaseControl,
  type DatabaseServer,
  type DatabaseServerOptions,
} from './server.ts';
