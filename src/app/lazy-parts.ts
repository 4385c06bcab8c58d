import { lazy } from 'react';

/** The frame of all signed-in screens, which the sign-in screen doesn't load. */
export const SignedIn = lazy(async () => ({ default: (await import('./signed-in')).SignedIn }));
