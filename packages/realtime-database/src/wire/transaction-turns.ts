/** Milliseconds that a client has for its retry before the next client's turn. */
const patience = 100;

interface Turn {
  readonly client: object;
  readonly begin: () => void;
}

interface Queue {
  readonly waiting: Turn[];
  current?: object;
  timer?: NodeJS.Timeout;
}

/**
 * Lets clients that lost a race retry one after the other. If all retried at once, only one would win, and the SDK
 * gives up after 25 tries.
 */
export class TransactionTurns {
  private readonly queues = new Map<string, Queue>();

  /** Resolves when the client may retry; at once if no other client waits. */
  wait(place: string, client: object): Promise<void> {
    const queue = this.queues.get(place) ?? { waiting: [] };
    this.queues.set(place, queue);
    return new Promise((begin) => {
      queue.waiting.push({ client, begin });
      if (!queue.current) this.next(place, queue);
    });
  }

  /** The client has retried, so the next one may. */
  done(place: string, client: object): void {
    const queue = this.queues.get(place);
    if (queue?.current === client) this.next(place, queue);
  }

  private next(place: string, queue: Queue): void {
    clearTimeout(queue.timer);
    const turn = queue.waiting.shift();
    if (!turn) {
      this.queues.delete(place);
      return;
    }
    queue.current = turn.client;
    queue.timer = setTimeout(() => this.next(place, queue), patience);
    turn.begin();
  }
}
