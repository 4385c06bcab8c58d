import type { Rolldown } from 'vite';

/** Modules of every signed-in screen. Without links, the browser would load each only after the one before has run. */
const needed = [
  'src/app/router.tsx',
  'src/data/session/auth.ts',
  'src/data/people/users.ts',
  'src/app/signed-in.tsx',
];

/** Lets the page load the scripts of the signed-in screens in parallel with its first one. */
export function preloadLinks(html: string, bundle: Rolldown.OutputBundle): string {
  const files = new Set<string>();
  const visit = (file: string) => {
    const chunk = bundle[file];
    if (chunk?.type !== 'chunk' || files.has(file) || html.includes(file)) return;
    files.add(file);
    chunk.imports.forEach(visit);
  };
  needed.forEach((module) => visit(chunkOf(module, bundle)));
  const links = [...files].map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`);
  return html.replace('</head>', `${links.map((link) => `  ${link}\n`).join('  ')}  </head>`);
}

function chunkOf(module: string, bundle: Rolldown.OutputBundle): string {
  const chunk = Object.values(bundle).find(
    (file) => file.type === 'chunk' && file.moduleIds.some((id) => id.endsWith(`/${module}`)),
  );
  if (!chunk) throw new Error(`${module} is not in the build`);
  return chunk.fileName;
}
