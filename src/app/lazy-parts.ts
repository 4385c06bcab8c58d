import { lazy } from 'react';

/** The frames that the sign-in screen does without. */
export const AntdRoot = lazy(async () => ({ default: (await import('./antd-root')).AntdRoot }));
export const SignedIn = lazy(async () => ({ default: (await import('./signed-in')).SignedIn }));
