import { initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getDatabase } from 'firebase-admin/database';

const app = initializeApp();

/** Both are opened at the first call and not at load: the deploy reads this module without a project. */
export const auth = () => getAuth(app);
export const database = () => getDatabase(app);
