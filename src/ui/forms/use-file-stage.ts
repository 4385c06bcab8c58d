import { useCallback, useEffect, useRef, useState } from 'react';

/**
 * The stage of the work with a person's file. Each step cancels the step before it, and leaving the screen cancels the
 * last one.
 */
export function useFileStage<Stage extends { at: string }>(first: Stage) {
  const [stage, setStage] = useState<Stage>(first);
  const current = useRef<AbortController>(null);
  useEffect(() => () => current.current?.abort(), []);

  const begin = useCallback((next: Stage): AbortSignal => {
    current.current?.abort();
    current.current = new AbortController();
    setStage(next);
    return current.current.signal;
  }, []);

  /** Shows `during` until the work is done. A failure's message is a sentence for the person. */
  const run = useCallback(
    async (during: Stage, work: Promise<Stage>, failed: (problem: string) => Stage) => {
      const signal = begin(during);
      const next = await work.catch((error: unknown) =>
        failed(error instanceof Error ? error.message : String(error)),
      );
      if (!signal.aborted) setStage(next);
    },
    [begin],
  );

  return { stage, setStage, begin, run };
}
