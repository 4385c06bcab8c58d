import { initializeApp, type App } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getDatabase } from 'firebase-admin/database';

let opened: App | undefined;

/** All of it is opened on first use rather than on load, because a deploy loads this module without a project. */
const app = () => (opened ??= initializeApp());

export const auth = () => getAuth(app());
export const database = () => getDatabase(app());

/** The project's bucket. Its client is large, and only pictures need it. */
export const bucket = async () =>
  (await import('firebase-admin/storage')).getStorage(app()).bucket();

/** The project that the functions run in; both names are set by Cloud Functions and its emulator. */
export const projectId = () => app().options.projectId ?? process.env['GCLOUD_PROJECT'] ?? '';
