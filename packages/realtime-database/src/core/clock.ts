const maxTimeoutMs = 2 ** 31 - 1;

interface Alarm {
  readonly time: number;
  readonly act: () => void;
  timer?: NodeJS.Timeout;
}

/** The time of one database, in milliseconds since 1970. It follows the machine's clock until a test sets it. */
export class Clock {
  private readonly alarms = new Set<Alarm>();
  private ahead = 0;
  /** Undefined while the clock runs. */
  private stoppedAt: number | undefined;

  get now(): number {
    return this.stoppedAt ?? Date.now() + this.ahead;
  }

  get isRunning(): boolean {
    return this.stoppedAt === undefined;
  }

  /** Stops the clock at this time. Throws a RangeError unless it is a whole number from 0. */
  set(time: number): void {
    refuseUnlessTime(time);
    this.stoppedAt = time;
    this.changed();
  }

  /** Moves the clock forward; a running clock keeps running. Throws a RangeError if the result is not a valid time. */
  advance(milliseconds: number): void {
    refuseUnlessTime(this.now + milliseconds);
    if (this.stoppedAt === undefined) this.ahead += milliseconds;
    else this.stoppedAt += milliseconds;
    this.changed();
  }

  /** Follows the machine's clock again. */
  reset(): void {
    this.stoppedAt = undefined;
    this.ahead = 0;
    this.changed();
  }

  /** Calls `act` at that time. Returns a function that cancels it. */
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
    const isInReach = wait <= maxTimeoutMs;
    const next = () => (isInReach ? this.ring(alarm) : this.wait(alarm));
    alarm.timer = setTimeout(next, isInReach ? wait : maxTimeoutMs);
  }

  private ring(alarm: Alarm): void {
    // An alarm that rang earlier in this round may have cancelled this one.
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
