/** Megabytes after all garbage is gone. */
export interface Memory {
  readonly heap: number;
  readonly resident: number;
}

/** Tells the parent process the port, and its memory when asked. */
export function serveParent(port: number): void {
  process.on('message', () => {
    globalThis.gc?.();
    const { heapUsed, rss } = process.memoryUsage();
    process.send?.({ heap: heapUsed / 1e6, resident: rss / 1e6 } satisfies Memory);
  });
  process.send?.(port);
}
