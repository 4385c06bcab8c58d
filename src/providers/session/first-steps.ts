import { useEffect } from 'react';

import type { FirstStep } from '../../data/session/preferences';
import { usePreference } from './preferences';

export type { FirstStep };

/** Every step that this person was ever seen to have taken, those of `now` among them, and what takes one. */
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
