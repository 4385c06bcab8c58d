import { defineConfig } from 'rolldown';

/** Few files, because reading many files took most of the start. Dependencies are not bundled. */
export default defineConfig({
  input: { index: 'src/index.ts', command: 'src/command.ts', testing: 'src/testing.ts' },
  platform: 'node',
  external: (id) => !id.startsWith('.') && !id.startsWith('/'),
  output: { dir: 'dist', cleanDir: true, chunkFileNames: 'shared/[name].js' },
});
