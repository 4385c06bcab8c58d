/**
 * Lets a client see what it wrote: its writes begin at once; what it asks later waits until they are stored or refused.
 */
export class OwnOrder {
  private readonly waiting: { readonly isWrite: boolean; readonly begin: () => void }[] = [];
  private underWay = 0;

  /** Begins it now, or when all that it has to wait for is done. */
  take(isWrite: boolean, begin: () => void): void {
    this.waiting.push({ isWrite, begin });
    this.go();
  }

  /** A write of this client that is on its way to the disk. */
  async during(write: Promise<void>): Promise<void> {
    this.underWay += 1;
    try {
      await write;
    } finally {
      this.underWay -= 1;
      this.go();
    }
  }

  private go(): void {
    for (;;) {
      const [next] = this.waiting;
      if (!next || (!next.isWrite && this.underWay > 0)) return;
      this.waiting.shift();
      next.begin();
    }
  }
}
