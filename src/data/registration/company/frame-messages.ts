/** Asks the frame to load the registry's script for one tax id. */
export interface FrameQuestion {
  url: string;
  timeoutMs: number;
}

/** The frame's messages: it is ready, then the outcome of the question. `answer` is foreign data. */
export type FrameAnswer =
  | { type: 'ready' }
  | { type: 'answered'; answer: unknown }
  | { type: 'timedOut' }
  | { type: 'failed' };
