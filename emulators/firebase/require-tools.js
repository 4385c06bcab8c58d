import { createRequire } from 'node:module';

/**
 * `require` as firebase-tools sees it. Auth then compiles a request's check at the first such request, because compiling
 * all took half of a start's processor time.
 */
export function requireTools() {
  const require = createRequire(
    createRequire(import.meta.url).resolve('firebase-tools/package.json'),
  );
  const exegesis = require('exegesis/lib/options');
  const { compileOptions } = exegesis;
  exegesis.compileOptions = (options) =>
    compileOptions({ ...options, lazyCompileValidationSchemas: true });
  return require;
}
