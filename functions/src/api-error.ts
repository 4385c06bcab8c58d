/**
 * A refusal for the caller: HTTP status, a code for programs, and a Portuguese sentence that says what was not done and
 * what to do. The cause is only logged.
 */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly codigo: string,
    mensagem: string,
    options?: ErrorOptions,
  ) {
    super(mensagem, options);
    this.name = 'ApiError';
  }
}
