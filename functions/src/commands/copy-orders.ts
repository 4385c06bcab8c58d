import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getDatabase } from 'firebase-admin/database';
import { copyOrders } from './copy-all-orders';
import { runCommand } from './run-command';

/**
 * Rebuilds the copy of the orders in PostgreSQL (decision 83), like the end of a recount, and moves the comparisons of
 * earlier versions there (decision 106). May run at any time.
 *
 * Needs PRODUCT_TABLE_URL and FIREBASE_DATABASE_URL, and GOOGLE_APPLICATION_CREDENTIALS unless it runs against the
 * emulators.
 */
void runCommand(async (url) => {
  const databaseURL = process.env['FIREBASE_DATABASE_URL'];
  if (!databaseURL) throw new Error('Nada foi feito: informe FIREBASE_DATABASE_URL=https://….');
  const app = initializeApp({ databaseURL });
  try {
    return await copyOrders(getDatabase(app), url);
  } finally {
    await deleteApp(app);
  }
});
