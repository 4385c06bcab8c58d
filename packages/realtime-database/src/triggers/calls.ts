/** The limit of calls at once, because each holds a socket. */
const maxCallsAtOnce = 100;

/** The calls of one function. They start in the order of the changes, and a slow call doesn't delay the next. */
export class Calls<Event> {
  private readonly waiting: Iterator<Event>[] = [];
  private underWay = 0;

  constructor(private readonly call: (event: Event) => Promise<void>) {}

  /**
   * Adds the events of one write. They are created one by one when their call starts, because a write may change very
   * many places.
   */
  add(events: Iterable<Event>): void {
    this.waiting.push(events[Symbol.iterator]());
    this.go();
  }

  private go(): void {
    while (this.underWay < maxCallsAtOnce) {
      const [events] = this.waiting;
      if (!events) return;
      const next = events.next();
      if (next.done === true) this.waiting.shift();
      else void this.begin(next.value);
    }
  }

  private async begin(event: Event): Promise<void> {
    this.underWay += 1;
    await this.call(event);
    this.underWay -= 1;
    this.go();
  }
}
