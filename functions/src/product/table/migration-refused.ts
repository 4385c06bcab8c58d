/** Why a migration could not run, in Portuguese, with what to do: for the person at the command line. */
export class MigrationRefused extends Error {
  override name = 'MigrationRefused';
}
