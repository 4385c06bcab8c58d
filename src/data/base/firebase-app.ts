import { initializeApp, type FirebaseOptions } from 'firebase/app';

import { env } from '../../config/env';
import './storage/opening-limit';

export const firebaseOptions: FirebaseOptions = {
  apiKey: env.firebaseApiKey,
  projectId: env.firebaseProjectId,
  authDomain: `${env.firebaseProjectId}.firebaseapp.com`,
  databaseURL: env.databaseUrl,
};

export const app = initializeApp(firebaseOptions);
