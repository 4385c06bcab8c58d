import { useEffect } from 'react';

import { firstSteps, type FirstStep } from '../../data/session/first-steps';
import { useRemembered } from '../page/use-remembered';

export type { FirstStep };

/** Every step that this person was ever seen to have taken, those of `now` among them, and what takes one. */
export function useStepsTaken(
  now: readonly FirstStep[],
): [ReadonlySet<FirstStep>, (step: FirstStep) => void] {
  const [earlier, remember] = useRemembered(firstSteps);
  const taken = new Set([...earlier, ...now]);
  useEffect(() => {
    if (taken.size > earlier.length) remember([...taken]);
  });
  return [taken, (step) => remember([...taken, step])];
}
