const longestTimeout = 2 ** 31 - 1;

interface Alarm {
  readonly time: number;
  readonly act: () => void;
  timer?: NodeJS.Timeout;
}

/** The time of one database, in milliseconds since 1970: the machine's, unless a test decides. */
export class Clock {
  private readonly alarms = new Set<Alarm>();
  private ahead = 0;
  /** Undefined while it runs. */
  private stoppedAt: number | undefined;

  get now(): number {
    return this.stoppedAt ?? Date.now() + this.ahead;
  }

  get isRunning(): boolean {
    return this.stoppedAt === undefined;
  }

  /** It is that time, and stays it until told otherwise. Throws a RangeError. */
  set(time: number): void {
    refuseUnlessTime(time);
    this.stoppedAt = time;
    this.changed();
  }

  /** It is so many milliseconds later; where it ran it runs on. Throws a RangeError. */
  advance(milliseconds: number): void {
    refuseUnlessTime(this.now + milliseconds);
    if (this.stoppedAt === undefined) this.ahead += milliseconds;
    else this.stoppedAt += milliseconds;
    this.changed();
  }

  /** It goes with the machine's again. */
  reset(): void {
    this.stoppedAt = undefined;
    this.ahead = 0;
    this.changed();
  }

  /** Acts once it is that time. Returns a function that calls it off. */
  at(time: number, act: () => void): () => void {
    const alarm: Alarm = { time, act };
    this.alarms.add(alarm);
    this.wait(alarm);
    return () => this.end(alarm);
  }

  private changed(): void {
    const due = [...this.alarms].filter(({ time }) => time <= this.now);
    due.sort((a, b) => a.time - b.time).forEach((alarm) => this.ring(alarm));
    this.alarms.forEach((alarm) => this.wait(alarm));
  }

  private wait(alarm: Alarm): void {
    clearTimeout(alarm.timer);
    if (!this.isRunning || alarm.time === Infinity) return;
    const wait = alarm.time - this.now;
    const isInReach = wait <= longestTimeout;
    const next = () => (isInReach ? this.ring(alarm) : this.wait(alarm));
    alarm.timer = setTimeout(next, isInReach ? wait : longestTimeout);
  }

  private ring(alarm: Alarm): void {
    // One before it may have called it off.
    if (!this.alarms.has(alarm)) return;
    this.end(alarm);
    alarm.act();
  }

  private end(alarm: Alarm): void {
    clearTimeout(alarm.timer);
    this.alarms.delete(alarm);
  }
}

function refuseUnlessTime(time: number): void {
  if (Number.isSafeInteger(time) && time >= 0) return;
  throw new RangeError('A clock takes whole milliseconds, and no time before 1970.');
}
