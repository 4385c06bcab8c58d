/** Why the project did not start or keep running, as a Portuguese sentence that needs no stack trace. */
export class StartError extends Error {
  override name = 'StartError';
}
