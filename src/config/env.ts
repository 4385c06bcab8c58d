/**
 * The build's configuration, parsed once. Vite replaces import.meta.env at build time; docs/operations.md says what
 * each name means.
 */

const source = import.meta.env as Record<string, string | undefined>;

const missing: string[] = [];

function required(name: string): string {
  const value = source[name];
  if (!value) missing.push(name);
  return value ?? '';
}

export const env = {
  firebaseApiKey: required('VITE_FIREBASE_API_KEY'),
  firebaseProjectId: required('VITE_FIREBASE_PROJECT_ID'),
  databaseUrl: required('VITE_DATABASE_URL'),
  /** The tax id's digits are appended: `${companyRegistryUrl}/${cnpj}?callback=…`. */
  companyRegistryUrl: required('VITE_COMPANY_REGISTRY_URL'),
  /** Set on a developer's machine only. */
  authEmulatorUrl: source['VITE_AUTH_EMULATOR_URL'],
  companyName: source['VITE_COMPANY_NAME'] ?? 'MMV Distribuidora',
  companyCnpj: source['VITE_COMPANY_CNPJ'] ?? '12.345.678/0001-95',
};

if (missing.length > 0) {
  throw new Error(`Configuration is missing: ${missing.join(', ')}. See docs/operations.md.`);
}
