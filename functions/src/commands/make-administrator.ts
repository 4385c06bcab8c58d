import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getDatabase } from 'firebase-admin/database';
import { errorCode } from '../../../domain/failure';
import { paths } from '../../../domain/paths';
import { administratorRecord } from '../../../domain/registration';

/**
 * Makes an administrator of a Firebase project (decision 16): nobody becomes one in the browser. For an existing
 * account it writes the record and leaves the password unchanged.
 *
 * * Needs FIREBASE_DATABASE_URL, and GOOGLE_APPLICATION_CREDENTIALS unless it runs against the emulators.
 */
async function makeAdministrator([email, nome, senha]: string[]): Promise<string> {
  const databaseURL = process.env['FIREBASE_DATABASE_URL'];
  if (!email || !nome || !senha || !databaseURL) {
    throw new Error(
      'Uso: FIREBASE_DATABASE_URL=https://… npm run make-administrator -- e-mail "nome" senha',
    );
  }
  const app = initializeApp({ databaseURL });
  const auth = getAuth(app);
  const { uid } = await auth.getUserByEmail(email).catch((error: unknown) => {
    if (errorCode(error) !== 'auth/user-not-found') throw error;
    return auth.createUser({ email, password: senha, displayName: nome });
  });
  const record = administratorRecord(nome, { uid, email }, new Date());
  await getDatabase(app).ref(paths.user(uid)).update(record);
  await deleteApp(app);
  return `${nome} (${email}) é administrador.`;
}

makeAdministrator(process.argv.slice(2)).then(console.log, (error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
