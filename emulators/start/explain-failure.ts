import { StartError } from './start-error';

/** The advice for a system error, by its code. */
const advice: Record<string, string> = {
  ENOSPC: 'O disco está cheio. Libere espaço',
  EDQUOT: 'O disco está cheio. Libere espaço',
  EACCES: 'Falta a permissão de gravar na pasta do projeto. Torne-a sua',
  EPERM: 'Falta a permissão de gravar na pasta do projeto. Torne-a sua',
  EROFS: 'A pasta do projeto só pode ser lida. Torne-a gravável',
  EADDRINUSE: 'Outro programa ocupou uma das portas durante o início. Encerre-o',
  EMFILE: 'Há arquivos abertos demais. Aumente o limite do sistema ("ulimit -n 4096")',
};

/** Says why the project did not start or stay up, in a sentence if the cause is known. */
export function explainFailure(error: unknown): string {
  for (const one of chain(error)) {
    if (one instanceof StartError) return one.message;
    const known = advice[codeOf(one) ?? ''];
    if (known) return `${known} e execute "npm start" de novo (${messageOf(one)}).`;
  }
  const details = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return `O projeto parou por um erro inesperado; os dados gravados continuam onde estão.\n${details}`;
}

/** Whether the system refused, regardless of the data. */
export function isSystemFailure(error: unknown): boolean {
  return chain(error).some((one) => (codeOf(one) ?? '') in advice);
}

/** An error with its causes, and with those it gathers. */
export function chain(error: unknown): unknown[] {
  const inner = error instanceof AggregateError ? (error.errors as unknown[]) : [];
  const cause = error instanceof Error && error.cause !== undefined ? [error.cause] : [];
  return [error, ...[...inner, ...cause].flatMap(chain)];
}

function codeOf(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  if ('code' in error && typeof error.code === 'string' && error.code in advice) return error.code;
  // LevelDB and firebase-tools only pass on the system's text.
  if (/No space left on device/i.test(error.message)) return 'ENOSPC';
  return undefined;
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
