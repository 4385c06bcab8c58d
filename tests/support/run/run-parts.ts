import { execa } from 'execa';

import { fingerprint, hasPassedWith, keepPassed } from './passed-before';
import { followProcesses } from './processor-seconds';

export interface Part {
  name: string;
  /** The command that runs only this part. */
  command: string;
  /** All that it depends on, if it need not run again while these files and folders stay the same. */
  files?: readonly string[];
}

export interface Outcome {
  name: string;
  passed: boolean;
  /** Undefined for a part without tests. */
  tests: number | undefined;
  seconds: number;
  /** Undefined if the system doesn't report it. */
  processorSeconds: number | undefined;
}

/** Milliseconds between two lines about a part's progress. */
const pause = 5000;

/**
 * Runs lanes in parallel, and a lane's parts in sequence. Prints progress and each failure at once; a failed part
 * prints all its output and its command.
 */
export async function runLanes(lanes: readonly (readonly Part[])[]): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  await Promise.all(
    lanes.map(async (lane) => {
      for (const part of lane) outcomes.push(await runPart(part));
    }),
  );
  return outcomes;
}

async function runPart({ name, command, files }: Part): Promise<Outcome> {
  const print = files && fingerprint(files);
  if (print !== undefined && hasPassedWith(name, print)) {
    console.log(`${name}: passed before with the same files`);
    return { name, passed: true, tests: undefined, seconds: 0, processorSeconds: 0 };
  }
  console.log(`${name} ...`);
  const started = performance.now();
  const child = execa(command, {
    shell: true,
    all: true,
    preferLocal: true,
    reject: false,
    stdin: 'ignore',
    env: { NO_COLOR: '1', MMV_PART: name },
  });
  const progress = followLines(name, child);
  const processorSeconds = followProcesses(`MMV_PART=${name}\0`);
  const { failed, all } = await child;
  const seconds = (performance.now() - started) / 1000;
  if (failed) {
    console.log(`${all}\n${name}: FAILED after ${seconds.toFixed(1)} s. Only this: ${command}`);
  } else {
    console.log(`${name}: passed in ${seconds.toFixed(1)} s`);
    if (print !== undefined) keepPassed(name, print);
  }
  return {
    name,
    passed: !failed,
    tests: progress.tests(),
    seconds,
    processorSeconds: processorSeconds(),
  };
}

/** Prints a part's own lines: failures at once, progress now and then. */
function followLines(name: string, lines: AsyncIterable<unknown>) {
  let latest = '';
  let told = 0;
  let isFailure = false;

  async function follow() {
    for await (const item of lines) {
      const line = String(item);
      const own = /^\[\w+\] (.*)/.exec(line)?.[1];
      if (own !== undefined) isFailure = own.startsWith('FAILED');
      else if (!line.startsWith('  ')) isFailure = false;
      if (isFailure) {
        console.log(own === undefined ? line : `${name}: ${own}`);
      } else if (own !== undefined) {
        latest = own;
        if (performance.now() - told < pause) continue;
        told = performance.now();
        console.log(`${name}: ${own}`);
      }
    }
  }

  void follow();
  return {
    /** The first number of the last progress line. */
    tests: () => (latest === '' ? undefined : Number(/\d+/.exec(latest)?.[0])),
  };
}
