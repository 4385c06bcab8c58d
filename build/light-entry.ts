import type { Rolldown } from 'vite';

/** Throws if antd would load before the sign-in screen works. */
export function checkLightEntry(bundle: Rolldown.OutputBundle): void {
  const seen = new Set<string>();
  const visit = (file: string) => {
    const chunk = bundle[file];
    if (chunk?.type !== 'chunk' || seen.has(file)) return;
    seen.add(file);
    const heavy = chunk.moduleIds.find((id) => id.includes('/node_modules/antd/'));
    if (heavy !== undefined) throw new Error(`The sign-in screen must do without antd: ${heavy}`);
    chunk.imports.forEach(visit);
  };
  for (const chunk of Object.values(bundle)) {
    if (chunk.type === 'chunk' && chunk.isEntry) visit(chunk.fileName);
  }
}
