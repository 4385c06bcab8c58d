/** Megabytes after garbage collection. */
export interface Memory {
  readonly heap: number;
  readonly resident: number;
}

/** Sends the parent process the port, and the memory on request. */
export function serveParent(port: number): void {
  process.on('message', () => {
    globalThis.gc?.();
    const { heapUsed, rss } = process.memoryUsage();
    process.send?.({ heap: heapUsed / 1e6, resident: rss / 1e6 } satisfies Memory);
  });
  process.send?.(port);
}
