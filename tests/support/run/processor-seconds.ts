import { existsSync, readdirSync, readFileSync } from 'node:fs';

/** A clock tick of /proc, which Linux reports as a hundredth of a second on every machine. */
const ticksPerSecond = 100;
/** Milliseconds between two looks. The parent's time includes shorter processes. */
const pause = 300;

/** The fields of /proc/<pid>/stat after the program's name. */
const place = { parent: 1, user: 11, system: 12, childrenUser: 13, childrenSystem: 14, start: 19 };

function statOf(pid: number | string): number[] | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name, in parentheses, may contain spaces.
    return text
      .slice(text.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
  } catch {
    // The process has ended.
    return undefined;
  }
}

/**
 * Processor seconds of all ended children of a process, and of their children; undefined without /proc. Excludes
 * processes that were left behind, such as Chromium's.
 */
export function processorSecondsOfChildren(pid: number | 'self' = 'self'): number | undefined {
  const stat = statOf(pid);
  if (!stat) return undefined;
  return ((stat[place.childrenUser] ?? 0) + (stat[place.childrenSystem] ?? 0)) / ticksPerSecond;
}

/**
 * Follows every process with `NAME=value` in its environment, and their children. The result stops it and returns their
 * processor seconds; undefined without /proc.
 */
export function followProcesses(mark: string): () => number | undefined {
  if (!existsSync('/proc/self/stat')) return () => undefined;
  const ticks = new Map<string, number>();
  const followed = new Map<number, boolean>();

  function isOurs(pid: number, parent: number): boolean {
    const known = followed.get(pid);
    if (known !== undefined) return known;
    const ours = followed.get(parent) === true || environmentOf(pid).includes(mark);
    followed.set(pid, ours);
    return ours;
  }

  function look() {
    const pids = readdirSync('/proc').map(Number).filter(Boolean);
    for (const pid of pids.sort((a, b) => a - b)) {
      const stat = statOf(pid);
      if (!stat || !isOurs(pid, stat[place.parent] ?? 0)) continue;
      ticks.set(`${pid} ${stat[place.start]}`, (stat[place.user] ?? 0) + (stat[place.system] ?? 0));
    }
  }

  // oxlint-disable-next-line no-restricted-globals -- nobody waits for it: it looks on while a part runs
  const timer = setInterval(look, pause);
  return () => {
    clearInterval(timer);
    look();
    return [...ticks.values()].reduce((sum, each) => sum + each, 0) / ticksPerSecond;
  };
}

function environmentOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/environ`, 'utf8');
  } catch {
    return '';
  }
}
