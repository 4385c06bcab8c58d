import type { Fault, Level } from './fault';

export interface Found {
  fault: Pick<Fault, 'name'>;
  /** The part that turned red; undefined where none did. */
  level: Level | undefined;
}

/** How many were found by which command, and the names of those that nothing found. */
export function summaryOf(found: readonly Found[]): string {
  const missed = found.filter(({ level }) => !level).map(({ fault }) => fault.name);
  const late = found.filter(({ level }) => level === 'all').length;
  const early = found.length - late - missed.length;
  return [
    `${early} of ${found.length} found by npm test, ${late} by test:all, ${missed.length} by nothing`,
    ...missed.map((name) => `  nothing: ${name}`),
  ].join('\n');
}
