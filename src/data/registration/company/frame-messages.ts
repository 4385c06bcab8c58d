/** Asks the frame to load the registry's script for one tax id. */
export interface FrameQuestion {
  url: string;
  timeoutMs: number;
}

/** What the frame tells: that it is there, then how the question ended. `answer` is a stranger's. */
export type FrameAnswer =
  | { type: 'ready' }
  | { type: 'answered'; answer: unknown }
  | { type: 'timedOut' }
  | { type: 'failed' };
