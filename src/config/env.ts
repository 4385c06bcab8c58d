import * as v from 'valibot';

/** The build's configuration, which Vite inserts (docs/operations.md). */

const required = v.pipe(v.string(), v.nonEmpty());

const read = v.safeParse(
  v.object({
    VITE_FIREBASE_API_KEY: required,
    VITE_FIREBASE_PROJECT_ID: required,
    VITE_DATABASE_URL: required,
    VITE_COMPANY_REGISTRY_URL: required,
    VITE_AUTH_EMULATOR_URL: v.optional(v.string()),
    VITE_COMPANY_NAME: v.optional(v.string(), 'MMV Distribuidora'),
    VITE_COMPANY_CNPJ: v.optional(v.string(), '12.345.678/0001-95'),
    VITE_COMPANY_CONTACT: v.optional(v.string()),
    VITE_IDLE_DAYS: v.optional(v.pipe(v.string(), v.regex(/^\d+$/), v.transform(Number)), '60'),
    VITE_LAST_UNITS: v.optional(v.pipe(v.string(), v.regex(/^\d+$/), v.transform(Number)), '10'),
    VITE_QUOTE_DAYS: v.optional(v.pipe(v.string(), v.regex(/^\d{1,3}$/), v.transform(Number)), '7'),
  }),
  import.meta.env,
);

if (!read.success) {
  const missing = read.issues.map((issue) => v.getDotPath(issue));
  throw new Error(
    `Configuration is missing: ${missing.join(', ')}. Write the lines of docs/operations.md, Deploy, step 4, into ` +
      '.env.production and build again. `npm start` needs no such file.',
  );
}

export const env = {
  firebaseApiKey: read.output.VITE_FIREBASE_API_KEY,
  firebaseProjectId: read.output.VITE_FIREBASE_PROJECT_ID,
  databaseUrl: read.output.VITE_DATABASE_URL,
  /** The tax id's digits are appended: `${companyRegistryUrl}/${cnpj}?callback=…`. */
  companyRegistryUrl: read.output.VITE_COMPANY_REGISTRY_URL,
  /** Set on a developer's machine only. */
  authEmulatorUrl: read.output.VITE_AUTH_EMULATOR_URL,
  companyName: read.output.VITE_COMPANY_NAME,
  companyCnpj: read.output.VITE_COMPANY_CNPJ,
  /** Printed unchanged: address, telephone, e-mail. */
  companyContact: read.output.VITE_COMPANY_CONTACT,
  /** A seller's customer without an order for this many days is listed under 'Parados'. */
  idleDays: read.output.VITE_IDLE_DAYS,
  /** Up to this stock customers read 'Últimas unidades'. */
  lastUnits: read.output.VITE_LAST_UNITS,
  /** A quote is valid until the end of the day that is this many days after its own (decision 70). */
  quoteDays: read.output.VITE_QUOTE_DAYS,
};
