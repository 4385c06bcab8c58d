import { readSettings } from './settings';

const settings = readSettings(import.meta.env);

/** The build's configuration, which Vite inserts. */
export const env = {
  firebaseApiKey: settings.VITE_FIREBASE_API_KEY,
  firebaseProjectId: settings.VITE_FIREBASE_PROJECT_ID,
  databaseUrl: settings.VITE_DATABASE_URL,
  /** The tax id's digits are appended: `${companyRegistryUrl}/${cnpj}?callback=…`. */
  companyRegistryUrl: settings.VITE_COMPANY_REGISTRY_URL,
  /** Set on a developer's machine only. */
  authEmulatorUrl: settings.VITE_AUTH_EMULATOR_URL,
  companyName: settings.VITE_COMPANY_NAME,
  companyCnpj: settings.VITE_COMPANY_CNPJ,
  /** Printed unchanged: address, telephone, e-mail. */
  companyContact: settings.VITE_COMPANY_CONTACT,
  /** A seller's customer without an order for this many days is listed under 'Parados'. */
  idleDays: settings.VITE_IDLE_DAYS,
  /** Up to this stock customers read 'Últimas unidades'. */
  lastUnits: settings.VITE_LAST_UNITS,
  /** In reais, the total that a quote must reach; 0 if there is none. */
  minimumOrder: settings.VITE_MINIMUM_ORDER,
  /** A quote is valid until the end of the day that is this many days after its own (decision 70). */
  quoteDays: settings.VITE_QUOTE_DAYS,
};
