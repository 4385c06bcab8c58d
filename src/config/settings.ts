import * as v from 'valibot';

const required = v.pipe(v.string(), v.nonEmpty());

const reais = (text: string) => Number(text.replace(',', '.'));

const schema = v.object({
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
  VITE_MINIMUM_ORDER: v.optional(
    v.pipe(v.string(), v.regex(/^\d{1,8}([.,]\d{1,2})?$/), v.transform(reais)),
    '0',
  ),
  VITE_QUOTE_DAYS: v.optional(v.pipe(v.string(), v.regex(/^\d{1,3}$/), v.transform(Number)), '7'),
});

/**
 * The configuration in a build's variables (docs/operations.md, Configuration). Throws an error that names each
 * missing one and says where it is written.
 */
export function readSettings(variables: unknown): v.InferOutput<typeof schema> {
  const read = v.safeParse(schema, variables);
  if (read.success) return read.output;
  const missing = read.issues.map((issue) => v.getDotPath(issue));
  throw new Error(
    `Configuration is missing: ${missing.join(', ')}. Write the lines of docs/operations.md, Deploy, step 4, into ` +
      '.env.production and build again. `npm start` needs no such file.',
  );
}
