import { parseArgs } from 'node:util';

import { partNames, type PartName } from './parts';

export interface Options {
  only: readonly PartName[];
  runs: number;
  out: string;
}

const help = `npm run bench -- [options]

Makes 50,000 orders, 2,000 users and 20,000 products, runs the production build on them in Chromium, prints every
figure with its limit, and ends with 1 when one is missed. Figures without a limit are for scale. Times and Lighthouse's
performance are judged only while other programs leave a core free; bytes, memory and ratios always.

  --only <parts>  of ${partNames.join(', ')}; default all
  --runs <count>  how often a figure is measured, default 5
  --out <file>    the figures as JSON, default .emulators/bench.json, which git ignores
`;

/** Parses the command line; undefined after `--help`, which it prints. */
export function readOptions(): Options | undefined {
  const { values } = parseArgs({
    options: {
      only: { type: 'string' },
      runs: { type: 'string', default: '5' },
      out: { type: 'string', default: '.emulators/bench.json' },
      help: { type: 'boolean' },
    },
  });
  if (values.help) {
    console.log(help);
    return undefined;
  }
  const runs = Number(values.runs);
  if (!Number.isInteger(runs) || runs < 1) throw new Error(`--runs ${values.runs} is no number`);
  const only = values.only?.split(',').map(partNamed) ?? partNames;
  return { only, runs, out: values.out };
}

function partNamed(name: string): PartName {
  const part = partNames.find((known) => known === name);
  if (!part) throw new Error(`${name} is none of ${partNames.join(', ')}`);
  return part;
}
