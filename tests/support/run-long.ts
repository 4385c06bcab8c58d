import { execa } from 'execa';

/** `npm run test:long`: the tests of servers and of the browser with all that is long by nature in full. */
const env = { MMV_LONG: '1', REALTIME_DATABASE_LONG: '1' };
for (const suite of ['test:servers', 'test:e2e']) {
  const { failed } = await execa('npm', ['run', suite], { env, stdio: 'inherit', reject: false });
  if (failed) process.exitCode = 1;
}
