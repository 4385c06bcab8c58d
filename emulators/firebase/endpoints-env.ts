import { ports } from '../ports';

export function endpointsEnv() {
  return {
    FIREBASE_DATABASE_EMULATOR_HOST: `127.0.0.1:${ports.database}`,
    PRODUCT_TABLE_URL: `postgres://postgres@127.0.0.1:${ports.postgres}/postgres`,
    SMTP_URL: `smtp://127.0.0.1:${ports.smtp}`,
  };
}
