import type { Fault, Level } from './fault';

export interface Found {
  fault: Pick<Fault, 'name'>;
  /** The part that failed; undefined if none did. */
  level: Level | undefined;
}

/** Counts the found faults by command, and names those that no test found. */
export function summaryOf(found: readonly Found[]): string {
  const missed = found.filter(({ level }) => !level).map(({ fault }) => fault.name);
  const late = found.filter(({ level }) => level === 'all').length;
  const early = found.length - late - missed.length;
  return [
    `${early} of ${found.length} found by npm test, ${late} by test:all, ${missed.length} by nothing`,
    ...missed.map((name) => `  nothing: ${name}`),
  ].join('\n');
}
