/** A refusal for the caller: HTTP status, code, and a sentence that says what was not done and what to do. */
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
