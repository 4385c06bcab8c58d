import { lazy } from 'react';

/** The frame that the sign-in screen does without. */
export const SignedIn = lazy(async () => ({ default: (await import('./signed-in')).SignedIn }));
