import { defineConfig } from 'rolldown';

/** Few files, since reading each of many was most of a start. Packages stay packages. */
export default defineConfig({
  input: { index: 'src/index.ts', command: 'src/command.ts', testing: 'src/testing.ts' },
  platform: 'node',
  external: (id) => !id.startsWith('.') && !id.startsWith('/'),
  output: { dir: 'dist', cleanDir: true, chunkFileNames: 'shared/[name].js' },
});
