import { isAbsolute } from 'node:path';
import { defineConfig } from 'rolldown';

const commands = [
  'copy-orders',
  'import',
  'machine-key',
  'make-administrator',
  'migrate',
  'recount',
  'remove-old-nodes',
];

/** Packages of `domain`, which the app brings along. */
const bundled = new Set(['valibot', '@brazilian-utils/brazilian-utils']);

/** Bundles our code and domain into lib, so that this folder deploys alone. The deploy installs the packages. */
export default defineConfig({
  input: {
    index: './src/index.ts',
    ...Object.fromEntries(
      commands.map((name) => [`commands/${name}`, `./src/commands/${name}.ts`]),
    ),
  },
  platform: 'node',
  tsconfig: './tsconfig.json',
  external: (id) => !bundled.has(id) && !id.startsWith('.') && !isAbsolute(id),
  output: {
    dir: 'lib',
    format: 'cjs',
    sourcemap: true,
    // Without a hash: the Functions emulator hears of files that change, not of new ones.
    chunkFileNames: 'shared/[name].js',
  },
});
