import { expect, it } from 'vitest';

import { shareRuns } from './shared-run';

function startRuns() {
  const ended: ((failure?: Error) => void)[] = [];
  const share = shareRuns(
    (question: string) =>
      new Promise<string>((resolve, reject) => {
        const answer = `${question} ${ended.length}`;
        ended.push((failure) => (failure ? reject(failure) : resolve(answer)));
      }),
  );
  return { share, ended };
}

it('callers that come during a run share the next one', async () => {
  const { share, ended } = startRuns();
  const first = share('a');
  const others = [share('a'), share('a')];
  expect(ended).toHaveLength(1);
  ended[0]?.();
  expect(await first).toBe('a 0');
  await expect.poll(() => ended).toHaveLength(2);
  ended[1]?.();
  expect(await Promise.all(others)).toEqual(['a 1', 'a 1']);
});

it('other arguments run in parallel, and a failure reaches only its own callers', async () => {
  const { share, ended } = startRuns();
  const first = share('a');
  const second = share('a');
  const other = share('b');
  ended[0]?.(new Error('no'));
  await expect(first).rejects.toThrow('no');
  await expect.poll(() => ended).toHaveLength(3);
  ended[1]?.();
  ended[2]?.();
  expect([await other, await second]).toEqual(['b 1', 'a 2']);
});
