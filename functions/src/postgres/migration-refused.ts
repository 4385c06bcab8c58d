/** Why a migration could not run, and what to do: in Portuguese, for the person at the command line. */
export class MigrationRefused extends Error {
  override name = 'MigrationRefused';
}
