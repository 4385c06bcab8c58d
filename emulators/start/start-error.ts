/** The reason why the project did not start or keep running, as a Portuguese sentence without a stack trace. */
export class StartError extends Error {
  override name = 'StartError';
}
