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
