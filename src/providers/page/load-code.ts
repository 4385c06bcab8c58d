const failed = new Set<() => Promise<unknown>>();

/** For code that brings further scripts: when it fails once more, the page is loaded anew, if there is a connection. */
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
