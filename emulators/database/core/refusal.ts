/** Why a request isn't done, in the codes of Firebase's wire protocol. */
export type RefusalCode = 'permission_denied' | 'datastale' | 'invalid_data' | 'unavailable';

export class Refusal extends Error {
  override readonly name = 'Refusal';

  constructor(
    readonly code: RefusalCode,
    message: string,
  ) {
    super(message);
  }
}

export function permissionDenied(): Refusal {
  return new Refusal('permission_denied', 'Permission denied');
}
