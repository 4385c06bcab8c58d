import { initializeApp, type App } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getDatabase } from 'firebase-admin/database';

let opened: App | undefined;

/** Opened on first use, because a deploy loads this module without a project. */
const app = () => (opened ??= initializeApp());

export const auth = () => getAuth(app());
export const database = () => getDatabase(app());

/** The project's bucket. Loaded on demand, because its client is large and only pictures need it. */
export const bucket = async () =>
  (await import('firebase-admin/storage')).getStorage(app()).bucket();

/** The project of the functions; Cloud Functions and its emulator set both names. */
export const projectId = () => app().options.projectId ?? process.env['GCLOUD_PROJECT'] ?? '';
