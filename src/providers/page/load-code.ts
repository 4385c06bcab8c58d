const scriptName = /https?:\S+\.js/;

/** Loads code, and again after a failure: some browsers ask for a script that did not come only under another address. */
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
