import { setTimeout as delay } from 'node:timers/promises';
import { applicationDefault, deleteApp, initializeApp, type App } from 'firebase-admin/app';

const maxWaitMs = 5_000;

/** Runs an action with the project's Firebase, or fails with a sentence if its address or credentials are missing. */
export async function withFirebase<T>(action: (app: App) => Promise<T>): Promise<T> {
  const databaseURL = process.env['FIREBASE_DATABASE_URL'];
  if (!databaseURL) throw new Error('Nada foi feito: informe FIREBASE_DATABASE_URL=https://….');
  const isEmulator =
    databaseURL.startsWith('http:') || process.env['FIREBASE_DATABASE_EMULATOR_HOST'];
  if (!isEmulator) await checkCredentials();
  const app = initializeApp({ databaseURL });
  try {
    return await action(app);
  } finally {
    await deleteApp(app);
  }
}

/** Without credentials the database's SDK would retry forever. */
async function checkCredentials(): Promise<void> {
  const token = Promise.resolve().then(() => applicationDefault().getAccessToken());
  try {
    const answer = await Promise.race([token, delay(maxWaitMs, undefined, { ref: false })]);
    if (answer) return;
  } catch (error) {
    throw new Error(noCredentials, { cause: error });
  }
  throw new Error(noCredentials);
}

const noCredentials =
  'Nada foi feito: o Firebase não recebeu credenciais válidas. Informe em GOOGLE_APPLICATION_CREDENTIALS o caminho ' +
  'de uma chave de conta de serviço (console do Firebase, Configurações do projeto, Contas de serviço).';
