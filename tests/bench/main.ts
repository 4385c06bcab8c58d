import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { build, type Manifest } from 'vite';

import { appEnv } from '../../emulators/start/app-env';
import { gzipKilobytes, scriptsOf } from './chunks';

/** `npm run bench`: how much JavaScript each route of the production build asks for. */

const signInLimit = 235;

const outDir = await mkdtemp(join(tmpdir(), 'mmv-bench-'));
try {
  Object.assign(process.env, appEnv());
  await build({ build: { outDir, manifest: true, emptyOutDir: true }, logLevel: 'warn' });
  const text = await readFile(join(outDir, '.vite/manifest.json'), 'utf8');
  await report(JSON.parse(text) as Manifest);
} finally {
  await rm(outDir, { recursive: true, force: true });
}

async function report(manifest: Manifest) {
  const page = (name: string) => `src/pages/${name}-page.tsx`;
  const signIn = new Set([
    ...scriptsOf(manifest, 'index.html'),
    ...scriptsOf(manifest, page('sign-in')),
  ]);
  const size = await gzipKilobytes(outDir, signIn);
  console.log(
    `Sign-in screen: ${size.toFixed(1)} KB of JavaScript (gzip), limit ${signInLimit} KB`,
  );

  console.log('Each further route, over the sign-in screen:');
  const frame = ['src/app/antd-root.tsx', 'src/app/signed-in.tsx'];
  const pages = Object.keys(manifest).filter((name) => /^src\/pages\/.*-page\.tsx$/.test(name));
  for (const name of pages.filter((name) => name !== page('sign-in'))) {
    const scripts = [...frame, name].flatMap((module) => [...scriptsOf(manifest, module)]);
    const further = new Set(scripts.filter((file) => !signIn.has(file)));
    const kilobytes = await gzipKilobytes(outDir, further);
    console.log(`  ${name.slice('src/pages/'.length)}: ${kilobytes.toFixed(1)} KB`);
  }
  if (size > signInLimit) process.exitCode = 1;
}
