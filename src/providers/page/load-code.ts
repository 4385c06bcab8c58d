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
