import { cpus, totalmem } from 'node:os';

/** A description of the measuring machine. */
export function machine(chromium: string) {
  return {
    processor: cpus()[0]?.model ?? 'unknown',
    cores: cpus().length,
    memoryGigabytes: Math.round(totalmem() / 2 ** 30),
    platform: process.platform,
    node: process.version,
    chromium,
  };
}
