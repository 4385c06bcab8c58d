/** Lets a client read its own writes. Writes begin at once; later reads wait until they are stored or refused. */
export class OwnOrder {
  private readonly waiting: { readonly isWrite: boolean; readonly begin: () => void }[] = [];
  private underWay = 0;

  /** Calls `begin` now, or when the earlier requests allow it. */
  take(isWrite: boolean, begin: () => void): void {
    this.waiting.push({ isWrite, begin });
    this.go();
  }

  /** Delays later reads until this write settles. */
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
