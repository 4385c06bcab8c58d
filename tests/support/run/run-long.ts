import { execa } from 'execa';

/**
 * `npm run test:long` runs the tests of servers and browser in full. Then it runs every browser test MMV_TIMES times,
 * shuffled by a printed seed, to prove that their order doesn't matter.
 */
const env = { MMV_LONG: '1', REALTIME_DATABASE_LONG: '1' };
const seed = process.env['MMV_SEED'] ?? String(Math.floor(Math.random() * 1e9));
const times = process.env['MMV_TIMES'] ?? '20';
console.log(`The browser tests are shuffled by MMV_SEED=${seed}.`);

for (const command of [
  'npm run test:servers -- --sequence.shuffle',
  'npm run test:unit -- --sequence.shuffle',
  'npm run test:e2e',
  'npm run test:all',
  'npm run test:mutants',
  `playwright test --shuffle ${seed} --repeat-each ${times}`,
]) {
  const { failed } = await execa(command, {
    env: command.startsWith('npm') ? env : {},
    shell: true,
    preferLocal: true,
    stdio: 'inherit',
    reject: false,
  });
  if (failed) process.exitCode = 1;
}
