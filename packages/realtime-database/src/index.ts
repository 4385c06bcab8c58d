export type { Limits } from './core/limits.ts';
export type { Snapshot } from './core/snapshot.ts';
export type { DatabaseControl } from './database-control.ts';
export type { DatabaseServer, DatabaseServerOptions } from './database-server.ts';
export { DamagedDataError } from './persistence/leveldb/damage.ts';
export type { ConditionCoverage } from './rules/coverage/named.ts';
export { startDatabase } from './server.ts';
