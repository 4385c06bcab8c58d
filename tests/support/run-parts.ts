import { execa } from 'execa';

export interface Part {
  name: string;
  /** What runs it, and only it, by hand. */
  command: string;
}

/**
 * Runs lanes of parts side by side, the parts of a lane one after the other, and prints what begins and how long it
 * took. A part that fails prints its output and how to run it alone; the rest of its lane is left out.
 *
 * @returns the number of parts that passed and that failed
 */
export async function runLanes(lanes: readonly (readonly Part[])[]) {
  const counts = { passed: 0, failed: 0 };
  await Promise.all(
    lanes.map(async (lane) => {
      for (const part of lane) {
        const passed = await runPart(part);
        counts[passed ? 'passed' : 'failed'] += 1;
        if (!passed) return;
      }
    }),
  );
  return counts;
}

async function runPart({ name, command }: Part): Promise<boolean> {
  console.log(`${name} ...`);
  const started = performance.now();
  const { failed, all } = await execa(command, {
    shell: true,
    all: true,
    preferLocal: true,
    reject: false,
    stdin: 'ignore',
  });
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  if (failed) console.log(`${all}\n${name}: FAILED after ${seconds} s. Only this: ${command}`);
  else console.log(`${name}: passed in ${seconds} s`);
  return !failed;
}
