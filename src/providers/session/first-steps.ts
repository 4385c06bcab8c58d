import { useEffect } from 'react';

import type { FirstStep } from '../../data/session/preferences';
import { usePreference } from './preferences';

export type { FirstStep };

/** The steps that this person has ever taken, including `now`, and a function that adds one. */
export function useStepsTaken(
  now: readonly FirstStep[],
): [ReadonlySet<FirstStep>, (step: FirstStep) => void] {
  const [earlier, remember] = usePreference('primeiros_passos');
  const taken = new Set([...earlier, ...now]);
  useEffect(() => {
    if (taken.size > earlier.length) remember([...taken]);
  });
  return [taken, (step) => remember([...taken, step])];
}
