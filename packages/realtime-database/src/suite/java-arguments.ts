import { parseArgs } from 'node:util';

interface SuiteOptions {
  readonly port: number;
  readonly host?: string;
  readonly functions?: string;
  readonly anyProject: 'silent' | 'warn';
}

/**
 * Reads the arguments that firebase-tools passes to its database: `java … -jar file --port 9000 …`. Ignores unknown
 * ones.
 */
export function javaArguments(args: readonly string[]): SuiteOptions {
  const { values } = parseArgs({
    args: args.slice(args.indexOf('-jar') + 2),
    strict: false,
    options: {
      port: { type: 'string' },
      host: { type: 'string' },
      functions_emulator_host: { type: 'string' },
      functions_emulator_port: { type: 'string' },
      single_project_mode: { type: 'string' },
    },
  });
  const { port = '9000', host } = values;
  const { functions_emulator_host: functionsHost, functions_emulator_port: functionsPort } = values;
  return {
    port: Number(port),
    // The suite only passes 'Warning' here.
    anyProject: values.single_project_mode === undefined ? 'silent' : 'warn',
    ...(typeof host === 'string' && { host }),
    ...(functionsPort !== undefined && { functions: `${functionsHost}:${functionsPort}` }),
  };
}
