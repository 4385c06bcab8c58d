/** What a browser names in the error of a script that did not come. */
const scriptName = /https?:\S+\.js/;

/**
 * Loads code that is asked for late, and again after a failure. Some browsers (Chromium 150) remember that a script did not
 * come until the page is loaded anew, and ask for it no more: under another address they do.
 */
export async function loadCode<Code>(load: () => Promise<Code>): Promise<Code> {
  try {
    return await load();
  } catch (error) {
    const [script] = scriptName.exec(String(error)) ?? [];
    if (script === undefined) throw error;
    return (await import(/* @vite-ignore */ `${script}?${Date.now()}`)) as Code;
  }
}

const failed = new Set<() => Promise<unknown>>();

/**
 * For code that brings further scripts, where another address would not help: when it fails once more, the page is loaded
 * anew. `load` must be stable. Without a connection it stays, since the browser's own page would take what is typed.
 */
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
