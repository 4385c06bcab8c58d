import { StartError } from '../start/start-error';

/** The error for a file of an export that exists but can't be used. */
export function damagedExport(file: string, reason: string): StartError {
  return new StartError(
    `O arquivo ${file} da exportação não pode ser lido: ${reason.replace(/\.$/, '')}. Traga-o de volta de uma cópia.`,
  );
}
