import { getDatabase } from 'firebase-admin/database';
import { copyOrders } from './copy-all-orders';
import { runCommand } from './run-command';
import { withFirebase } from './with-firebase';

/**
 * Rebuilds the copy of the orders in PostgreSQL (decision 83), like the end of a recount, and moves the comparisons of
 * earlier versions there (decision 106). May run at any time.
 *
 * Needs PRODUCT_TABLE_URL and FIREBASE_DATABASE_URL, and GOOGLE_APPLICATION_CREDENTIALS unless it runs against the
 * emulators.
 */
void runCommand((url) => withFirebase((app) => copyOrders(getDatabase(app), url)));
