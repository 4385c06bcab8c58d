import { resolve } from 'node:path';

/**
 * `npm run drill`: saves the running stack of MMV_PORT_OFFSET, restores it into an empty one and compares both.
 * `npm run drill -- FOLDER` restores that back-up instead of a new one.
 */

const offset = Number(process.env['MMV_PORT_OFFSET'] ?? 0);
// The modules below take their ports from it: whatever they start is the second stack.
process.env['MMV_PORT_OFFSET'] = String(offset + 1000);
const { portsAt } = await import('../ports');
const { explainFailure } = await import('../start/explain-failure');
const { drill } = await import('./drill');

/** The output names at most so many differences. */
const maxNamed = 20;

try {
  const [, , folder] = process.argv;
  const given = folder && resolve(process.env['INIT_CWD'] ?? process.cwd(), folder);
  const differing = await drill(portsAt(offset), given, console.log);
  console.log(`${differing.length} ${differing.length === 1 ? 'diferença' : 'diferenças'}.`);
  for (const name of differing.slice(0, maxNamed)) console.log(`- ${name.slice(0, 200)}`);
  process.exit(differing.length === 0 ? 0 : 1);
} catch (error) {
  console.error(explainFailure(error));
  process.exit(1);
}
