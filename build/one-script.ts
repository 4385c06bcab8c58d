import { build } from 'vite';

/** Bundles an entry and all its imports into one classic script, minified. */
export async function bundleScript(
  root: string,
  entry: string,
  define: Record<string, string>,
): Promise<string> {
  const built = await build({
    configFile: false,
    root,
    logLevel: 'error',
    define,
    build: {
      write: false,
      copyPublicDir: false,
      lib: { entry, formats: ['iife'], name: 'script', fileName: 'script' },
    },
  });
  const [result] = [built].flat();
  const [file] = result && 'output' in result ? result.output : [];
  if (file?.type !== 'chunk') throw new Error(`${entry} was not built`);
  return file.code;
}
