const failed = new Set<() => Promise<unknown>>();

/** Loads code. If it fails twice and there is a connection, reloads the page, which may have been built anew. */
export async function loadOrReload<Code>(load: () => Promise<Code>): Promise<Code> {
  try {
    return await load();
  } catch (error) {
    if (failed.has(load)) {
      await fetch(location.href, { method: 'HEAD', cache: 'no-store' });
      location.reload();
    }
    failed.add(load);
    throw error;
  }
}

/** Loads code. While that fails, tells of the trouble and tries again when the network is back, until aborted. */
export async function loadWhenOnline<Code>(
  load: () => Promise<Code>,
  onTrouble: (trouble: boolean) => void,
  signal: AbortSignal,
): Promise<Code> {
  for (;;) {
    try {
      const code = await load();
      onTrouble(false);
      return code;
    } catch (error) {
      console.error('Could not load code', load.name, error);
      onTrouble(true);
      await new Promise((resolve) => addEventListener('online', resolve, { once: true, signal }));
    }
  }
}
